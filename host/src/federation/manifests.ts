import { fetchJson } from './fetch-json'
import { guardManifest } from './guard-manifest'
import type { Result } from './result'

const names = { unreachable: 'manifest', late: 'late', malformed: 'malformed' } as const

/** Checked manifests by URL, as text: what the runtime is given when it asks for one (runtime-plugin.ts). */
const texts = new Map<string, string>()

export const manifestText = (url: string): string | undefined => texts.get(withoutGeneration(url))

/** A mark for the runtime alone, which keeps what it knows by URL; the server never sees it. */
export const withGeneration = (url: string, generation: number): string =>
  generation === 0 ? url : `${url}?intento=${generation}`

const withoutGeneration = (url: string) => url.replace(/\?intento=\d+$/, '')

export const absolute = (url: string): string => new URL(url, window.location.href).href

/** A remote's federation manifest, asked for and checked before the runtime hears of it. */
export async function loadManifest(manifest: string): Promise<Result<unknown>> {
  const url = absolute(manifest)
  const answer = await fetchJson(url, names, { early: true })
  const result = answer.ok ? guardManifest(answer.value) : answer
  if (result.ok) texts.set(url, JSON.stringify(result.value))
  else texts.delete(url)
  return result
}
