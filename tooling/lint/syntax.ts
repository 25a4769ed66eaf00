const part =
  'A file that does not come once would take the screen and what was typed away. Use onDemand, usePart or useOnDemand of @backoffice/shared/ui, and lazyPage of @backoffice/shared for a page of a remote.'
const route =
  'The router keeps a failed `lazy` until the page is reloaded. Use pageOnDemand (host/src/router/pageOnDemand.tsx): its Component, and its withCode around the loader.'

/** Code comes in one way only, which bears a lost connection: the syntax of the others, and what to write instead. */
export const onDemand = [
  {
    selector: "ImportDeclaration[source.value='react'] > ImportSpecifier[imported.name='lazy']",
    message: part,
  },
  { selector: "MemberExpression[object.name='React'][property.name='lazy']", message: part },
  { selector: "Property[key.name='lazy'][value.type=/Function/]", message: route },
]

/** The days of the product are the office's, by the server's clock (shared/src/format/fechas/reloj.ts). */
export const officeClock = {
  selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
  message: "This computer's clock decides no day: take hoy() or useHoy() of @backoffice/shared/format.",
}

const message = 'Name the file with its ending (./list/index.ts): Node runs these sources as they are.'
const bare = '[source.value=/^\\.{1,2}(\\u002F|$)(?!.*\\.\\w+$)/]'

/** Relative imports say which file they mean. */
export const extensions = [
  { selector: `ImportDeclaration${bare}`, message },
  { selector: `ImportExpression${bare}`, message },
  { selector: `ExportNamedDeclaration${bare}`, message },
  { selector: `ExportAllDeclaration${bare}`, message },
]
