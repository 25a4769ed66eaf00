/**
 * A webpack loader for what a remote exposes, in development: an edit of what it imports, as of a text, reloads no page.
 * @param {string} source
 */
module.exports = (source) =>
  `${source}\nif (module.hot) module.hot.accept([...module.children], () => undefined)\n`
