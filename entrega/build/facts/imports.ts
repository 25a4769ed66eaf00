import ts from 'typescript'
import type { Names } from './facts.ts'

/** What bundled code imports from the host. Code that uses a module itself as a value may use any of its names. */
export function importedNames(texts: string[], isLent: (request: string) => boolean): Names {
  const found = texts.flatMap(importsOf).filter(([request]) => isLent(request))
  const namesFrom = (request: string) => {
    const names = new Set(found.flatMap(([from, those]) => (from === request ? those : [])))
    return names.has('*') ? '*' : [...names].sort()
  }
  // In order, so that the same sources give the same file.
  const requests = [...new Set(found.map(([request]) => request))].sort()
  return Object.fromEntries(requests.map((request) => [request, namesFrom(request)]))
}

function importsOf(text: string): [string, string[]][] {
  const source = ts.createSourceFile('bundle.js', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS)
  const found: [string, string[]][] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) found.push([textOf(node.moduleSpecifier), namesOf(node, source)])
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier)
      found.push([textOf(node.moduleSpecifier), reexported(node)])
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      found.push([node.arguments[0] ? textOf(node.arguments[0]) : '', ['*']])
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const textOf = (node: ts.Expression) => (ts.isStringLiteralLike(node) ? node.text : '')

function namesOf({ importClause }: ts.ImportDeclaration, source: ts.SourceFile): string[] {
  const bindings = importClause?.namedBindings
  return [
    ...(importClause?.name ? ['default'] : []),
    ...(bindings === undefined
      ? []
      : ts.isNamespaceImport(bindings)
        ? membersOf(bindings.name, source)
        : bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text)),
  ]
}

const reexported = ({ exportClause }: ts.ExportDeclaration): string[] =>
  exportClause && ts.isNamedExports(exportClause)
    ? exportClause.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
    : ['*']

/** `Children` of `React.Children.map`. */
function membersOf(namespace: ts.Identifier, source: ts.SourceFile): string[] {
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node !== namespace && node.text === namespace.text) {
      const { parent } = node
      if (!ts.isPropertyAccessExpression(parent)) names.push('*')
      else if (parent.expression === node) names.push(parent.name.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}
