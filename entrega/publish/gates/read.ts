import { startFilesIn } from '@backoffice/shared/contract/remotes'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Facts } from '../../build/facts/facts.ts'
import { servedFiles } from '../../build/site-files.ts'
import { filesOfPage, filesOfRemote, weigh } from '../../../tooling/start/budgets/budgets.ts'
import { isScript } from '../integrity.ts'
import type { Candidate } from './candidate.ts'
import { uncheckedIn } from './loading.ts'

/** Reads a built folder for the gates; anything missing or unreadable becomes null, which they report. */
export function readBuild(app: string, folder: string): Candidate {
  const files = servedFiles(folder)
  const isHost = app === 'host'
  const facts = readJson(path.join(folder, 'facts.json')) as Facts | null
  const named = orNull(() => (isHost ? filesOfPage(folder) : filesOfRemote(folder, 'mf-manifest.json')))
  const paths = named?.map((file) => file.replace(/^\//, '')) ?? []
  const first = paths.filter((file) => files.includes(file))
  const bytes = weigh(folder, isHost && files.includes('index.html') ? ['index.html', ...first] : first)
  const read = { files, bytes, named: named && paths }
  if (isHost) return { kind: 'host', app: 'host', ...read, facts: facts?.kind === 'host' ? facts : null }
  const data = readJson(path.join(folder, 'remote.json'))
  const start = startFilesIn(readJson(path.join(folder, 'mf-manifest.json')))
  const modules = typeof start !== 'string' && start.module ? files : null
  const unchecked = files
    .filter(isScript)
    .flatMap((file) => uncheckedIn(file, readFileSync(path.join(folder, file), 'utf8'), modules))
  return { kind: 'remote', app, ...read, data, facts: facts?.kind === 'remote' ? facts : null, unchecked }
}

const readJson = (file: string) => orNull<unknown>(() => JSON.parse(readFileSync(file, 'utf8')))

function orNull<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}
