import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** The names that a package's sources import from a library, sorted. */
export function importedFrom(library: string, folder: string): string[] {
  const texts = globSync('src/**/*.{ts,tsx}', { cwd: folder })
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .filter((text) => text.includes(`'${library}'`))
  return [...new Set(texts.flatMap((text) => namesIn(text, library)))].sort()
}

function namesIn(text: string, library: string): string[] {
  const { statements } = ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest)
  return statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return []
    const named = statement.importClause?.namedBindings
    if (statement.moduleSpecifier.text !== library || !named || !ts.isNamedImports(named)) return []
    const values = statement.importClause?.isTypeOnly ? [] : named.elements.filter((one) => !one.isTypeOnly)
    return values.map((one) => (one.propertyName ?? one.name).text)
  })
}
