import type { RemoteManifest, RemoteSource } from '@backoffice/shared/contract'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { offersOf, usesOf } from '../../publish/offers/built.ts'
import { remoteProblems, routesOf } from './remote-problems.ts'
import { isLent } from '../config/shared-modules.ts'
import { remoteSource } from '../remote-source.ts'
import { isServed, servedFiles } from '../site-files.ts'
import { root, sharedPackage } from '../workspace.ts'
import { bundle } from './bundle.ts'
import { contractOf } from './contract.ts'
import { copiesInText, copiesOfSingletons } from './copies.ts'
import { factsFile, type RemoteFacts } from './facts.ts'
import { importedNames } from './imports.ts'

/** What a remote's build says of itself, or why it must not be released. */
export interface Told {
  problems: string[]
  /** Its remote.json, with the computed contract, and its facts; null where the sources can't be read. */
  told: { remote: RemoteManifest; facts: RemoteFacts } | null
}

/**
 * Reads a remote's own sources for what the gates must know; whichever bundler built the release, it means the same.
 * @param scripts the text of each built script, in case another package's code was copied into one
 */
export async function remoteFacts(
  app: string,
  folder: string,
  scripts: Record<string, string>,
  files: string[],
): Promise<Told> {
  const problems = remoteProblems(folder)
  if (problems.length > 0) return { problems, told: null }
  const read: RemoteSource & { $schema?: string } = remoteSource(folder)
  const { $schema: _forEditors, ...written } = read
  try {
    const { texts, exports, sources } = await bundle(sourcesOf(folder, written.exposes), folder, isLent)
    const imports = importedNames(texts, isLent)
    const contract = contractOf(imports, path.join(root, 'shared'))
    const copies = copiesOfSingletons(sources.map(({ file }) => file))
    const showing = sources.filter((source) => source.imports.includes(sharedPackage.name))
    const { uses, problems: unknown } = usesOf(showing.map(({ file }) => file).sort())
    const facts: RemoteFacts = {
      format: 1,
      shared: sharedPackage.version,
      kind: 'remote',
      app,
      imports,
      exposes: exports,
      copies: [...copies, ...copiesInText(scripts, copies)],
      uses,
      offers: offersOf(folder),
      contract,
      routes: routesOf(folder),
      files: [...new Set([...files, 'remote.json'])].filter(isServed).sort(),
    }
    return { problems: unknown, told: { remote: { ...written, contract }, facts } }
  } catch (error) {
    return { problems: [error instanceof Error ? error.message : String(error)], told: null }
  }
}

/** Maps `./module` to src/module.tsx and `./PerfilCliente` to src/PerfilCliente.tsx; the gates name what is missing. */
function sourcesOf(folder: string, exposes: string[]): Record<string, string> {
  const found = exposes.map((name) => [
    name,
    ['.tsx', '.ts', '.jsx', '.js']
      .map((end) => path.join(folder, 'src', name.slice(2) + end))
      .find((file) => existsSync(file)),
  ])
  return Object.fromEntries(found.filter(([, file]) => file !== undefined)) as Record<string, string>
}

/** Writes remote.json and facts into a built folder. @throws {Error} with what contradicts itself, in Spanish */
export async function writeRemoteFacts(app: string, folder: string, dist: string): Promise<void> {
  const files = servedFiles(dist)
  const scripts = files
    .filter((name) => /\.m?js$/.test(name))
    .map((name) => [name, readFileSync(path.join(dist, name), 'utf8')])
  const { problems, told } = await remoteFacts(app, folder, Object.fromEntries(scripts), files)
  if (problems.length > 0 || !told)
    throw new Error(problems.map((problem) => `${app}: ${problem}`).join('\n'))
  const write = (name: string, value: unknown) =>
    writeFileSync(path.join(dist, name), `${JSON.stringify(value, null, 2)}\n`)
  write('remote.json', told.remote)
  write(factsFile, told.facts)
}
