/** Replaces style sheets, fonts and pictures, which tests never look at. */
module.exports = 'asset'
