import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { typeText } from './type-text.ts'

/** The props of a component by name, each with its type in full; `?` marks those that may be left out. */
export type Props = Record<string, string>

/** What a remote offers: the props of each component in its `exposes`. */
export type Offers = Record<string, Props>

/** The report that `npm run interface` writes beside a remote's `offers.ts`. */
export const reportOf = (folder: string): string => path.join(folder, 'offers.api.json')

/** The committed report of a remote; a remote of another repository may have none. */
export const readOffers = (folder: string): Offers =>
  existsSync(reportOf(folder)) ? (JSON.parse(readFileSync(reportOf(folder), 'utf8')) as Offers) : {}

/** What a remote's sources offer, read from the types that `offers.ts` declares. */
export function offersIn(folder: string): Offers {
  const file = path.join(folder, 'offers.ts')
  if (!existsSync(file)) return {}
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined }
  const config = ts.getParsedCommandLineOfConfigFile(path.join(folder, 'tsconfig.json'), {}, host)
  const program = ts.createProgram([file], { ...config?.options, types: [] })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const offers: Offers = {}
  const visit = (node: ts.Node): void => {
    if (!ts.isPropertySignature(node) || !ts.isStringLiteral(node.name) || !node.type)
      return ts.forEachChild(node, visit)
    const props = checker.getTypeFromTypeNode(node.type)
    const said = checker.getPropertiesOfType(props).map((prop): [string, string] => {
      const isOptional = (prop.flags & ts.SymbolFlags.Optional) !== 0
      return [`${prop.name}${isOptional ? '?' : ''}`, typeText(checker.getTypeOfSymbol(prop), program)]
    })
    offers[`./${node.name.text.split('/').slice(1).join('/')}`] = Object.fromEntries(said.sort())
  }
  if (source) visit(source)
  return offers
}

/** Whether the committed report of a remote says what its sources offer; `renew` writes it. */
export function isReportOfToday(folder: string, { renew = false } = {}): boolean {
  const today = offersIn(folder)
  const text = `${JSON.stringify(today, null, 2)}\n`
  const file = reportOf(folder)
  const isEmpty = Object.keys(today).length === 0
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  if (kept === (isEmpty ? undefined : text)) return true
  if (renew && isEmpty) rmSync(file)
  else if (renew) writeFileSync(file, text)
  return false
}
