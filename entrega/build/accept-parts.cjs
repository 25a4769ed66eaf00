/**
 * A webpack loader for the module that a remote exposes, in development: an edit of what it imports is not an edit of its
 * routes. The components that use the edited file are refreshed in place; without this, a text that its list definition
 * imports, too, would reload the page.
 * @param {string} source
 */
module.exports = (source) =>
  `${source}\nif (module.hot) module.hot.accept([...module.children], () => undefined)\n`
