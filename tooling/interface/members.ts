import ts from 'typescript'

/** The declarations of a report by name; `exported` are those that another package may import. */
export interface Members {
  texts: Map<string, string>
  exported: Set<string>
}

/** The declarations of a report as a file for the compiler. */
export function declarationsIn(report: string): string {
  const [, code = ''] = /^```ts\n([\s\S]*?)\n```$/m.exec(report) ?? []
  // An explicit `export` keeps the file from exporting everything else as well.
  return `${code}\nexport {}\n`
}

export function membersOf(report: string): Members {
  const file = ts.createSourceFile('report.d.ts', declarationsIn(report), ts.ScriptTarget.Latest, true)
  const printer = ts.createPrinter({ removeComments: true })
  const members: Members = { texts: new Map(), exported: new Set() }
  const declare = (name: string, node: ts.Node, isExported: boolean) => {
    const text = printer.printNode(ts.EmitHint.Unspecified, node, file)
    members.texts.set(name, `${members.texts.get(name) ?? ''}${text}\n`)
    if (isExported) members.exported.add(name)
  }
  for (const node of file.statements) {
    const isExported =
      ts.canHaveModifiers(node) &&
      Boolean(ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    if (ts.isVariableStatement(node)) {
      for (const { name } of node.declarationList.declarations) declare(name.getText(), node, isExported)
    } else if (ts.isExportDeclaration(node) && node.exportClause && ts.isNamedExports(node.exportClause)) {
      for (const { name } of node.exportClause.elements) declare(name.text, node, true)
    } else if (isNamed(node)) declare(node.name.text, node, isExported)
  }
  return members
}

const isNamed = (node: ts.Statement): node is ts.Statement & { name: ts.Identifier } =>
  'name' in node && (node as { name?: ts.Node }).name?.kind === ts.SyntaxKind.Identifier
