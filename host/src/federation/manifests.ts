import type { RegistryEntry, StartFiles } from '@backoffice/shared/contract'
import { addHashes, hashOf, sealed } from '../files'
import { fetchJson } from './fetch-json'
import { startFilesIn } from './guard-manifest'
import { fail, ok, type Result } from './result'

const names = { unreachable: 'manifest', late: 'late', malformed: 'malformed' } as const

/** What is known of each release's files, by the URL of its manifest. */
const starts = new Map<string, StartFiles>()

/** The addresses of the files without which an exposed module does not start. */
export function filesOf(
  url: string,
  expose: string,
): { entry: string; js: string[]; css: string[] } | undefined {
  const base = withoutGeneration(url)
  const start = starts.get(base)
  const { js = [], css = [] } = start?.exposes[expose] ?? {}
  const address = (file: string) => new URL(file, base).href
  return start && { entry: address(start.entry), js: js.map(address), css: css.map(address) }
}

/** A mark for the runtime, which caches by URL; the server never sees it. */
export const withGeneration = (url: string, generation: number): string =>
  generation === 0 ? url : `${url}?intento=${generation}`

export const withoutGeneration = (url: string): string => url.replace(/\?intento=\d+$/, '')

/** The generation in a URL, as it stands there. */
export const generationIn = (url: string): string => /\?intento=\d+$/.exec(url)?.[0] ?? ''

export const absolute = (url: string): string => new URL(url, window.location.href).href

/**
 * Learns which files a release starts with: from the registry or, for one that does not say, from its federation
 * manifest, which it checks.
 */
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
  const hash = hashOf(url)
  if (sealed(url) && hash === undefined) return fail('unsealed', new Error(`no hash of ${url} was published`))
  const answer = await fetchJson(url, names, { integrity: hash })
  return answer.ok ? startFilesIn(answer.value) : answer
}
