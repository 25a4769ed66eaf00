import type { RemoteSource } from '@backoffice/shared/contract'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { usesOf } from '../../publish/offers/uses.ts'
import { readOffers } from '../../publish/offers/report.ts'
import { remoteProblems, routesOf } from './remote-problems.ts'
import { isLent } from '../sources/shared-modules.ts'
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
  /** Its remote.json, with the computed contract, and its facts, as files; none where the sources can't be read. */
  files: Record<string, string>
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
  if (problems.length > 0) return { problems, files: {} }
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
      offers: readOffers(folder),
      contract,
      routes: routesOf(folder),
      files: [...new Set([...files, 'remote.json'])].filter(isServed).sort(),
    }
    return {
      problems: unknown,
      files: { 'remote.json': textOf({ ...written, contract }), [factsFile]: textOf(facts) },
    }
  } catch (error) {
    return { problems: [error instanceof Error ? error.message : String(error)], files: {} }
  }
}

const textOf = (value: object) => `${JSON.stringify(value, null, 2)}\n`

/** Maps `./module` to src/module.tsx and `./PerfilCliente` to src/PerfilCliente.tsx; the gates name what is missing. */
function sourcesOf(folder: string, exposes: string[]): Record<string, string> {
  const found = exposes.flatMap((name) =>
    // Of several the last one counts.
    ['.js', '.jsx', '.ts', '.tsx']
      .map((end) => path.join(folder, 'src', name.slice(2) + end))
      .filter((file) => existsSync(file))
      .map((file) => [name, file]),
  )
  return Object.fromEntries(found) as Record<string, string>
}

/** Writes remote.json and facts into a built folder. @throws {Error} with what contradicts itself, in Spanish */
export async function writeRemoteFacts(app: string, folder: string, dist: string): Promise<void> {
  const served = servedFiles(dist)
  const scripts = served
    .filter((name) => /\.m?js$/.test(name))
    .map((name) => [name, readFileSync(path.join(dist, name), 'utf8')])
  const { problems, files } = await remoteFacts(app, folder, Object.fromEntries(scripts), served)
  if (problems.length > 0) throw new Error(problems.map((problem) => `${app}: ${problem}`).join('\n'))
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dist, name), text)
}
