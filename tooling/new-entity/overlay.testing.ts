import path from 'node:path'
import ts from 'typescript'
import { root } from '../start/before/root.mjs'

/**
 * The problems that the compiler finds in some files of the repository, as it would be with these files in it; paths are
 * from the repository's folder. Nothing is written.
 */
export function typeProblems(files: Map<string, string>, project: string, checked: string[]): string[] {
  const at = (file: string) => path.join(root, file)
  const texts = new Map([...files].map(([file, text]) => [at(file), text]))
  const folders = new Set([...texts.keys()].map((file) => path.dirname(file)))
  const { options } = ts.getParsedCommandLineOfConfigFile(at(project), { noEmit: true }, configHost) ?? {}
  if (!options) throw new Error(`${project} can't be read`)
  const host = ts.createCompilerHost(options)
  const { readFile, fileExists, directoryExists } = host
  host.readFile = (file) => texts.get(file) ?? readFile(file)
  host.fileExists = (file) => texts.has(file) || fileExists(file)
  host.directoryExists = (folder) => folders.has(folder) || (directoryExists?.(folder) ?? true)
  const program = ts.createProgram(checked.map(at), options, host)
  return checked.flatMap((file) => {
    const source = program.getSourceFile(at(file))
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    )
  })
}

const configHost: ts.ParseConfigFileHost = {
  ...ts.sys,
  // The files that a project includes are not asked for.
  readDirectory: () => [],
  onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, ' '))
  },
}
