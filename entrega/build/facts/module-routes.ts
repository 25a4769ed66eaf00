import path from 'node:path'
import ts from 'typescript'

/** The addresses for which a remote's `src/module.tsx` exports a page; read without running, which needs the host. */
export function moduleRoutes(source: string, base: string): string[] {
  const file = ts.createSourceFile('module.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const exported = file.statements.find(ts.isExportAssignment)
  const module = exported && valueOf(exported.expression, file)
  const routes = module && ts.isObjectLiteralExpression(module) && memberOf(module, 'routes', file)
  if (!routes) throw new Error(`src/module.tsx no exporta sus rutas con «export default»: ${wayToWrite}.`)
  return pagesIn(routes, base, file)
}

const wayToWrite = 'cada una se escribe ahí mismo, { path: …, element: … }, con su dirección entre comillas'

/** Resolves an expression behind a name of this file, `defineRemote(…)` or `satisfies …`. */
function valueOf(expression: ts.Expression, file: ts.SourceFile): ts.Expression | undefined {
  if (ts.isCallExpression(expression))
    return expression.arguments[0] && valueOf(expression.arguments[0], file)
  if (ts.isIdentifier(expression)) return declared(expression.text, file)
  const isWrapped =
    ts.isSatisfiesExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isParenthesizedExpression(expression)
  return isWrapped ? valueOf(expression.expression, file) : expression
}

function declared(name: string, file: ts.SourceFile): ts.Expression | undefined {
  const found = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find((declaration) => ts.isIdentifier(declaration.name) && declaration.name.text === name)
  return found?.initializer && valueOf(found.initializer, file)
}

function memberOf(object: ts.ObjectLiteralExpression, name: string, file: ts.SourceFile) {
  const found = object.properties.find((property) => property.name?.getText(file) === name)
  if (!found) return undefined
  const given =
    ts.isPropertyAssignment(found) || ts.isShorthandPropertyAssignment(found)
      ? valueOf(ts.isPropertyAssignment(found) ? found.initializer : found.name, file)
      : undefined
  if (!given) throw unreadable(found, file)
  return given
}

/** A route with `children` has a page only for those; its own address belongs to the index route among them. */
function pagesIn(routes: ts.Expression, base: string, file: ts.SourceFile): string[] {
  if (!ts.isArrayLiteralExpression(routes)) throw unreadable(routes, file)
  return routes.elements.flatMap((route) => {
    if (!ts.isObjectLiteralExpression(route) || route.properties.some(ts.isSpreadAssignment)) {
      throw unreadable(route, file)
    }
    const address = memberOf(route, 'path', file)
    if (address && !ts.isStringLiteralLike(address)) throw unreadable(route, file)
    const here = address ? path.posix.join(base, address.text) : base
    const children = memberOf(route, 'children', file)
    return children ? pagesIn(children, here, file) : [here]
  })
}

function unreadable(node: ts.Node, file: ts.SourceFile) {
  const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
  return new Error(`src/module.tsx, renglón ${line + 1}: no se puede leer esta ruta; ${wayToWrite}.`)
}
