import type { RegistryEntry } from '@backoffice/shared/contract'
import { addHashes, hashOf, sealed } from '../files'
import { fetchJson } from './fetch-json'
import { guardManifest, type FederationManifest } from './guard-manifest'
import { fail, type Result } from './result'

const names = { unreachable: 'manifest', late: 'late', malformed: 'malformed' } as const

/** Checked manifests by URL. */
const manifests = new Map<string, FederationManifest>()

/** Gives the runtime a manifest when it requests one (runtime-plugin.ts). */
export function manifestText(url: string): string | undefined {
  const manifest = manifests.get(withoutGeneration(url))
  return manifest && JSON.stringify(manifest)
}

/** The addresses of the files without which an exposed module does not start. */
export function filesOf(
  url: string,
  expose: string,
): { entry: string; js: string[]; css: string[] } | undefined {
  const base = withoutGeneration(url)
  const manifest = manifests.get(base)
  const assets = manifest?.exposes.find(({ path }) => path === expose)?.assets
  const address = (file: string) => new URL(file, base).href
  return (
    manifest && {
      entry: address(manifest.metaData.remoteEntry.name),
      js: (assets?.js.sync ?? []).map(address),
      css: (assets?.css.sync ?? []).map(address),
    }
  )
}

/** A mark for the runtime, which caches by URL; the server never sees it. */
export const withGeneration = (url: string, generation: number): string =>
  generation === 0 ? url : `${url}?intento=${generation}`

const withoutGeneration = (url: string) => url.replace(/\?intento=\d+$/, '')

export const absolute = (url: string): string => new URL(url, window.location.href).href

/** Requests a remote's federation manifest and checks it before the runtime sees it. */
export async function loadManifest(
  manifest: string,
  integrity?: RegistryEntry['integrity'],
): Promise<Result<FederationManifest>> {
  const url = absolute(manifest)
  manifests.delete(url)
  addHashes(url, integrity)
  const hash = hashOf(url)
  if (sealed(url) && hash === undefined) return fail('unsealed', new Error(`no hash of ${url} was published`))
  const answer = await fetchJson(url, names, { early: true, integrity: hash })
  const result = answer.ok ? guardManifest(answer.value) : answer
  if (result.ok) manifests.set(url, result.value)
  return result
}
