import type { RegistryEntry, StartFiles } from '@backoffice/shared/contract'
import { startFilesIn } from '@backoffice/shared/contract/remotes'
import { addHashes, hashOf, sealed } from '../files/hashes.ts'
import { fetchJson } from '../registry/fetch-json.ts'
import { fail, ok, type Result } from '../failures/result.ts'

export const absolute = (url: string): string => new URL(url, window.location.href).href

/** Learns with which files a release starts: from the registry or, if that does not say, from its checked manifest. */
export async function loadManifest({
  manifest,
  integrity,
  start,
}: Pick<RegistryEntry, 'manifest' | 'integrity' | 'start'>): Promise<Result<StartFiles>> {
  const url = absolute(manifest)
  addHashes(url, integrity)
  if (start) return ok(start)
  const hash = hashOf(url)
  if (sealed(url) && hash === undefined) return fail('unsealed', new Error(`no hash of ${url} was published`))
  const answer = await fetchJson(url, { integrity: hash })
  if (!answer.ok) return answer
  const told = startFilesIn(answer.value)
  return typeof told === 'string' ? fail('malformed', new Error(told)) : ok(told)
}
