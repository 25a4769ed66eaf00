import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { type Door } from './doors'

/** The doors import it by its own name here: a report says `Cliente`, and not what a `Cliente` is made of. */
const contract = '@backoffice/shared/contract'
const ofTheContract = /(["'])(?:\.{1,2}\/)+contract(?:\/[\w-]+)*\1/g

/**
 * Writes the declarations of the doors, and of all that stands behind them, into `out`. Types are not checked: another
 * step does that.
 */
export function emitDeclarations(folder: string, doors: Door[], out: string) {
  const { options, fileNames } = readConfig(folder)
  const roots = [
    ...doors.map(({ source }) => join(folder, source)),
    ...fileNames.filter((file) => file.endsWith('.d.ts')),
  ]
  const program = ts.createProgram(roots, {
    ...options,
    noEmit: false,
    noCheck: true,
    declaration: true,
    emitDeclarationOnly: true,
    outDir: out,
    rootDir: folder,
  })
  rmSync(out, { recursive: true, force: true })
  const write = (file: string, text: string) => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  program.emit(undefined, (file, text) =>
    write(
      file,
      file.includes('/contract/')
        ? text
        : text.replace(ofTheContract, (_, quote) => quote + contract + quote),
    ),
  )
  // A package by this name and without doors: what stands in its node_modules is somebody else's for API Extractor.
  write(join(out, 'package.json'), JSON.stringify({ name: '@backoffice/shared' }))
  write(join(out, 'node_modules', contract, 'index.d.ts'), `export * from '../../../../src/contract/index'\n`)
}

function readConfig(folder: string): ts.ParsedCommandLine {
  const host: ts.ParseConfigFileHost = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
    },
  }
  const parsed = ts.getParsedCommandLineOfConfigFile(join(folder, 'tsconfig.json'), {}, host)
  if (!parsed) throw new Error(`${folder}/tsconfig.json can't be read`)
  return parsed
}
