/** Stands for a style sheet, a font or a picture: tests see none of them. */
module.exports = 'asset'
