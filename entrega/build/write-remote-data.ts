import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { factsFile } from './facts/facts.ts'
import { remoteFacts, scriptsIn } from './facts/remote.ts'
import { servedFiles } from './site-files.ts'

/**
 * Writes a remote's remote.json and facts into a folder that a bundler has built.
 * @throws {Error} with what contradicts itself, in Spanish
 */
export async function writeRemoteFacts(folder: string, dist: string): Promise<void> {
  const app = path.basename(folder).replace('remote-', '')
  const files = servedFiles(dist)
  const { problems, told } = await remoteFacts(app, folder, scriptsIn(dist, files), files)
  if (problems.length > 0 || !told)
    throw new Error(problems.map((problem) => `${app}: ${problem}`).join('\n'))
  const write = (name: string, value: unknown) =>
    writeFileSync(path.join(dist, name), `${JSON.stringify(value, null, 2)}\n`)
  write('remote.json', told.remote)
  write(factsFile, told.facts)
}
