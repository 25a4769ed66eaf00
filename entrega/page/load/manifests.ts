import type { RegistryEntry, StartFiles } from '@backoffice/shared/contract'
import { startFilesIn } from '@backoffice/shared/contract/remotes'
import { addHashes, hashOf, sealed } from '../files/index.ts'
import { fetchJson } from '../registry/fetch-json.ts'
import { fail, ok, type Result } from './result.ts'

/** What is known of each release's files, by the URL of its manifest. */
const starts = new Map<string, StartFiles>()

/** The files without which an exposed module does not start, by their addresses; see `StartFiles`. */
export function filesOf(url: string, expose: string) {
  const start = starts.get(url)
  if (!start) return undefined
  const { entry, global, module = false } = start
  const { js = [], css = [] } = start.exposes[expose] ?? {}
  const address = (file: string) => new URL(file, url).href
  return { entry: address(entry), global, module, js: js.map(address), css: css.map(address) }
}

export const absolute = (url: string): string => new URL(url, window.location.href).href

/** Learns with which files a release starts: from the registry or, if that does not say, from its checked manifest. */
export async function loadManifest({
  manifest,
  integrity,
  start,
}: Pick<RegistryEntry, 'manifest' | 'integrity' | 'start'>): Promise<Result<StartFiles>> {
  const url = absolute(manifest)
  starts.delete(url)
  addHashes(url, integrity)
  const result = start ? ok(start) : await requested(url)
  if (result.ok) starts.set(url, result.value)
  return result
}

async function requested(url: string): Promise<Result<StartFiles>> {
  const integrity = hashOf(url)
  if (sealed(url) && integrity === undefined)
    return fail('unsealed', new Error(`no hash of ${url} was published`))
  const answer = await fetchJson(url, { integrity })
  if (!answer.ok) return answer
  const start = startFilesIn(answer.value)
  return typeof start === 'string' ? fail('malformed', new Error(start)) : ok(start)
}
