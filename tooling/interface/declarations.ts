import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { type Door } from './doors.ts'

/**
 * The doors import the package by its name here, so that a report says `Cliente` instead of spelling out its members.
 */
const contract = '@backoffice/shared/contract'
// What browsers download of its fields is part of the door that shows it.
const ofTheContract = /(["'])(?:\.{1,2}\/)+contract(?!\/campos)(?:\/[\w.-]+)*\1/g

/**
 * Writes the declarations of the doors and of the modules behind them into `out`. It does not check types: another step
 * does.
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
  // A package with this name and without doors: API Extractor treats packages in node_modules as external.
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
