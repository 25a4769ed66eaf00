import ts from 'typescript'
import { findings, type Finding } from './problem'

/** A way to load code that no loader of the host sees, and thus no hash checks. */
export interface Unchecked {
  file: string
  how: string
}

/** Finds in a script what would run other files without their hashes being checked. */
export function uncheckedIn(file: string, text: string): Unchecked[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS)
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    const how = howOf(node)
    if (how !== undefined) found.add(how)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return [...found].map((how) => ({ file, how }))
}

const workers = new Set(['Worker', 'SharedWorker'])

function howOf(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return 'es un módulo, con import'
  if (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && workers.has(node.expression.text))
    return `new ${node.expression.text}(…)`
  if (!ts.isCallExpression(node)) return undefined
  if (node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return node.arguments.some(namesAFile) ? 'import(…)' : undefined
  return ts.isIdentifier(node.expression) && node.expression.text === 'importScripts'
    ? 'importScripts(…)'
    : undefined
}

/**
 * Whether an address is written in the code, at least in part. Federation's runtime has an import(…) of any entry that
 * it is given, and the host gives it none.
 */
function namesAFile(node: ts.Node): boolean {
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
  return isText || ts.forEachChild(node, namesAFile) === true
}

/**
 * The host checks what is loaded by elements: its own loader, and those of other bundlers (entrega/page/files). What the
 * browser loads by itself runs unchecked, so a release must not contain it.
 */
export const loadingFindings = (unchecked: Unchecked[] = []): Finding[] =>
  findings(
    'loading',
    unchecked.map(({ file, how }) => `${file} carga código sin que se compare con su huella: ${how}.`),
    'Construir con webpack para «web», sin output.module, webpackIgnore ni Worker: sus trozos los carga entonces el host.',
  )
