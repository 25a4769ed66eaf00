import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import ts from 'typescript'
import { folderOf, readJson, remoteNames } from '../workspace.ts'

const consumer = folderOf('asesorias')
const page = join(consumer, 'src/details/DetallesAsesoriaPage.tsx')
const component = join(folderOf('clientes'), 'src/PerfilCliente.tsx')

/** The consumer with its own tsconfig.json; `edit` changes the other remote's component while the compiler reads it. */
function consumerProgram(edit: (source: string) => string) {
  const read = (file: string) => {
    const text = ts.sys.readFile(file)
    return file === component && text !== undefined ? edit(text) : text
  }
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => assert.fail() }
  const config = ts.getParsedCommandLineOfConfigFile(join(consumer, 'tsconfig.json'), {}, host)
  assert.ok(config)
  const offers = config.fileNames.filter((file) => file.endsWith('/offers.ts'))
  return ts.createProgram([page, ...offers], config.options, {
    ...ts.createCompilerHost(config.options),
    readFile: read,
    getSourceFile: (file, language) => {
      const text = read(file)
      return text === undefined ? undefined : ts.createSourceFile(file, text, language, true)
    },
  })
}

function problemsOf(edit: (source: string) => string): string[] {
  const program = consumerProgram(edit)
  return program
    .getSemanticDiagnostics(program.getSourceFile(page))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

test('renaming a prop of an exposed component breaks the types of the remote that uses it', () => {
  assert.deepEqual(
    problemsOf((source) => source),
    [],
  )
  const problems = problemsOf((source) => source.replaceAll('idCliente', 'idDelCliente'))
  assert.match(problems.join('\n'), /'idCliente' does not exist in type 'Props'/)
})

test('each remote declares in offers.ts what its remote.json exposes besides its pages', () => {
  for (const name of remoteNames) {
    const { exposes } = readJson(join(folderOf(name), 'remote.json')) as { exposes: string[] }
    const offered = exposes.filter((expose) => expose !== './module')
    assert.deepEqual(
      declaredIn(join(folderOf(name), 'offers.ts')),
      offered.map((expose) => `${name}/${expose.slice(2)}`).sort(),
    )
  }
})

/** The names under which a declaration file extends RemoteComponents. */
function declaredIn(file: string): string[] {
  if (!existsSync(file)) return []
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) && ts.isStringLiteral(node.name)) names.push(node.name.text)
    else ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, ts.sys.readFile(file) ?? '', ts.ScriptTarget.Latest))
  return names.sort()
}
