import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { declarationsIn, membersOf } from './members.ts'

/** The differences between two versions of a door, by name. */
export interface Changes {
  removed: string[]
  /** Code written against the old version no longer works. */
  broken: string[]
  /** Changed, but code written against the old version still works. */
  widened: string[]
  added: string[]
}

/**
 * Compares two reports of one door. A remote built against the old version meets the new one at run time, so each value
 * must keep the old promises: an optional property may be added, a required one may not. `folder` is where the imports
 * of the reports resolve.
 */
export function changesOf(folder: string, before: string, after: string): Changes {
  const old = membersOf(before)
  const now = membersOf(after)
  const broken = before === after ? [] : brokenValues(folder, before, after)
  const isOther = (name: string) => old.texts.get(name) !== now.texts.get(name)
  return {
    removed: [...old.exported].filter((name) => !now.exported.has(name)),
    broken,
    widened: [...old.texts.keys()].filter(
      (name) => now.texts.has(name) && isOther(name) && !broken.includes(name),
    ),
    added: [...now.exported].filter((name) => !old.exported.has(name)),
  }
}

export const isSame = ({ removed, broken, widened, added }: Changes) =>
  removed.length + broken.length + widened.length + added.length === 0

function brokenValues(folder: string, before: string, after: string): string[] {
  const place = join(folder, 'compare')
  mkdirSync(place, { recursive: true })
  const write = (name: string, report: string) => {
    const file = join(place, `${name}.d.ts`)
    writeFileSync(file, declarationsIn(report))
    return file
  }
  const files = [write('before', before), write('after', after)]
  const program = ts.createProgram(files, {
    strict: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    jsx: ts.JsxEmit.ReactJSX,
    types: [],
  })
  const checker = program.getTypeChecker()
  const [old, now] = files.map((file) => exportsOf(program, checker, file))
  const broken = [...(old ?? [])].flatMap(([name, type]) => {
    const here = now?.get(name)
    return here && !checker.isTypeAssignableTo(here, type) ? [name] : []
  })
  const unknown = files.flatMap((file) => lostImports(program, file))
  rmSync(place, { recursive: true, force: true })
  return [...broken, ...unknown]
}

function exportsOf(program: ts.Program, checker: ts.TypeChecker, file: string): Map<string, ts.Type> {
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  if (!source || !module) throw new Error(`${file} has no exports`)
  const values = checker.getExportsOfModule(module).flatMap((exported): [string, ts.Type][] => {
    const isAlias = exported.flags & ts.SymbolFlags.Alias
    const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported
    if (!(symbol.flags & ts.SymbolFlags.Value)) return []
    return [[exported.name, checker.getTypeOfSymbolAtLocation(symbol, source)]]
  })
  return new Map(values)
}

/** A name that can't be imported any more has type any, which would hide the breakage. */
function lostImports(program: ts.Program, file: string): string[] {
  const cannotImport = new Set([2305, 2307, 2614, 2724])
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .filter(({ code }) => cannotImport.has(code))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}
