import path from 'node:path'
import ts from 'typescript'
import { findings, type Finding } from '../problem.ts'

/** A way to load code that no loader of the host sees, and thus no hash checks. */
export interface Unchecked {
  file: string
  how: string
}

/**
 * Finds in a script what would run other files without their hashes being checked.
 * @param modules the files of a release of ES modules: the page gives the browser their hashes, under which they may import
 * each other (entrega/page/files/modules.ts); null for a release of plain scripts
 */
export function uncheckedIn(file: string, text: string, modules: string[] | null = null): Unchecked[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS)
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    const how = importsOwn(node, file, modules) ? undefined : howOf(node)
    if (how !== undefined) found.add(how)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return [...found].map((how) => ({ file, how }))
}

function importsOwn(node: ts.Node, file: string, modules: string[] | null): boolean {
  if (!modules) return false
  if (ts.isExportDeclaration(node) && !node.moduleSpecifier) return true
  const asked =
    ts.isImportDeclaration(node) || ts.isExportDeclaration(node) ? node.moduleSpecifier : dynamic(node)
  if (!asked || !ts.isStringLiteralLike(asked) || !/^\.\.?\//.test(asked.text)) return false
  return modules.includes(path.posix.join(path.posix.dirname(file), asked.text))
}

const dynamic = (node: ts.Node) =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
    ? node.arguments[0]
    : undefined

function howOf(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
    return 'es un módulo, con import de otro archivo'
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return undefined
  const { expression } = node
  if (expression.kind === ts.SyntaxKind.ImportKeyword)
    return node.arguments?.some(namesAFile) ? 'import(…)' : undefined
  const name = ts.isIdentifier(expression) ? expression.text : ''
  if (ts.isCallExpression(node)) return name === 'importScripts' ? 'importScripts(…)' : undefined
  return name === 'Worker' || name === 'SharedWorker' ? `new ${name}(…)` : undefined
}

/** Whether an address is written in the code; federation's own import(…) takes any entry, and the host gives it none. */
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
    'Construir para la web sin webpackIgnore ni Worker. Los módulos ES los lleva una entrada que lo sea (Vite), y solo piden archivos de su misma publicación.',
  )
