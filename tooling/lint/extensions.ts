const message = 'Name the file with its ending (./list/index.ts): Node runs these sources as they are.'
const bare = '[source.value=/^\\.{1,2}(\\u002F|$)(?!.*\\.\\w+$)/]'

/** Relative imports say which file they mean. */
export const extensions = [
  { selector: `ImportDeclaration${bare}`, message },
  { selector: `ImportExpression${bare}`, message },
  { selector: `ExportNamedDeclaration${bare}`, message },
  { selector: `ExportAllDeclaration${bare}`, message },
]
