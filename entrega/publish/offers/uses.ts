import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import type { PropsOf } from '../../build/facts/facts.ts'
import { folderOf, root } from '../../build/workspace.ts'
import { readOffers } from './report.ts'

/** What these sources show of other remotes, with the props that the reports of this checkout tell. */
export function usesOf(files: string[]): { uses: PropsOf; problems: string[] } {
  const found = files.map((file) => componentNames(path.relative(root, file), readFileSync(file, 'utf8')))
  const names = [...new Set(found.flatMap((each) => each.names))].sort()
  return {
    uses: Object.fromEntries(names.map((name) => [name, propsFor(name)])),
    problems: found
      .flatMap(({ unknown }) => unknown)
      .map(
        (place) =>
          `${place}: el nombre de <RemoteComponent> se escribe ahí mismo, entre comillas; de él se sabe, al publicar, qué usa este remoto de los demás.`,
      ),
  }
}

function propsFor(name: string) {
  const [remote = '', component = ''] = name.split('/')
  return readOffers(folderOf(remote))[`./${component}`] ?? null
}

/** The components of other remotes that a module shows by name; `unknown` are the lines that do not say which. */
export interface ComponentNames {
  names: string[]
  unknown: string[]
}

const shared = '@backoffice/shared'
const component = 'RemoteComponent'

/** Finds the names that a module gives to `<RemoteComponent>`, in its source. */
export function componentNames(file: string, text: string): ComponentNames {
  const found: ComponentNames = { names: [], unknown: [] }
  if (!text.includes(component)) return found
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const local = new Set(source.statements.flatMap(importedAs))
  const note = (node: ts.Node, names: string[] | undefined) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
    if (names) found.names.push(...names)
    else found.unknown.push(`${file}:${line}`)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isJsxClosingElement(node)) return
    if (ts.isExportDeclaration(node)) {
      if (isOfShared(node) && reexports(node)) note(node, undefined)
    } else if (ts.isIdentifier(node) && local.has(node.text) && !isMember(node)) note(node, namesAt(node))
    else ts.forEachChild(node, visit)
  }
  ts.forEachChild(source, visit)
  return { names: [...new Set(found.names)].sort(), unknown: found.unknown }
}

const isOfShared = ({ moduleSpecifier }: ts.ImportDeclaration | ts.ExportDeclaration) =>
  moduleSpecifier !== undefined && ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text === shared

/** The names in this file for the component, or for all that the door exports. */
function importedAs(node: ts.Statement): string[] {
  if (!ts.isImportDeclaration(node) || !isOfShared(node)) return []
  const bindings = node.importClause?.namedBindings
  return bindings && ts.isNamedImports(bindings)
    ? bindings.elements.filter(isComponent).map(({ name }) => name.text)
    : []
}

const reexports = ({ exportClause: given }: ts.ExportDeclaration) =>
  !given || !ts.isNamedExports(given) || given.elements.some(isComponent)

const isComponent = ({ name, propertyName }: ts.ImportSpecifier | ts.ExportSpecifier) =>
  (propertyName ?? name).text === component

/** `other.RemoteComponent`, or a property of that name, is something else. */
const isMember = ({ parent, ...node }: ts.Identifier) =>
  (ts.isPropertyAccessExpression(parent) && parent.name.pos === node.pos) ||
  (ts.isPropertyAssignment(parent) && parent.name.pos === node.pos)

/** What `name` is where the component is used. */
function namesAt({ parent }: ts.Identifier): string[] | undefined {
  if (!ts.isJsxOpeningLikeElement(parent)) return undefined
  const attribute = parent.attributes.properties.find(
    (each): each is ts.JsxAttribute => ts.isJsxAttribute(each) && each.name.getText() === 'name',
  )
  const value = attribute?.initializer
  return value && textsOf(ts.isJsxExpression(value) ? value.expression : value)
}

function textsOf(value: ts.Node | undefined): string[] | undefined {
  if (!value) return undefined
  if (ts.isStringLiteralLike(value)) return [value.text]
  if (ts.isParenthesizedExpression(value) || ts.isAsExpression(value)) return textsOf(value.expression)
  if (!ts.isConditionalExpression(value)) return undefined
  const [yes, no] = [textsOf(value.whenTrue), textsOf(value.whenFalse)]
  return yes && no && [...yes, ...no]
}
