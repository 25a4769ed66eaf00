import type { RemoteManifest } from '@backoffice/shared/contract'
import { readFileSync } from 'node:fs'
import type { Budgets } from '../../../tooling/start/budgets/budgets.ts'
import type { Candidate, InUse, OfSome, RemoteInUse } from './candidate.ts'
import { gates } from './index.ts'
import type { Problem } from './problem.ts'
import { readBuild } from './read.ts'

/** What `publish` passes in and keeps, as far as the gates read it (entrega/publish/publish, records). */
interface Kept {
  remote?: RemoteManifest | undefined
  facts?: Record<string, unknown> | undefined
}
interface App {
  inUse?: string | undefined
  canary?: { release: string } | undefined
  pins?: Record<string, string>
}
export interface Situation {
  state: { apps: Map<string, App> }
  records(app: string, release: string): Kept | undefined
}

/** For `publish`: the facts of a build that a release's record keeps. */
export const releaseFacts = ({ app, folder }: { app: string; folder: string }) =>
  Promise.resolve({ ...readBuild(app, folder) })

/**
 * For `publish`: judges candidates whose facts came from `releaseFacts`.
 * @param own budgets in place of this checkout's
 */
export const releaseGates = (
  candidates: Kept[],
  situation: Situation,
  own: Record<string, number> = {},
): Problem[] =>
  gates(
    candidates.map(({ facts }) => facts as unknown as Candidate),
    inUseOf(situation),
    { ...budgets(), ...own },
  )

const budgets = () =>
  JSON.parse(
    readFileSync(new URL('../../../tooling/start/budgets/budgets.json', import.meta.url), 'utf8'),
  ) as Budgets

/** What people get now. Releases from before the gates have no facts. */
export function inUseOf({ state, records }: Situation): InUse {
  const inUse: InUse = { host: null, remotes: {}, ofSome: [] }
  for (const [app, { inUse: release, canary, pins = {} }] of state.apps) {
    const kept = (wanted: string | undefined) => (wanted === undefined ? undefined : records(app, wanted))
    const record = kept(release)
    const host = hostOf(record)
    const remote = remoteOf(record)
    if (host) inUse.host = host
    else if (remote) inUse.remotes[app] = remote
    const tried = remoteOf(kept(canary?.release))
    const pinned = Object.entries(pins).flatMap(([empresa, own]): OfSome[] => {
      const found = remoteOf(kept(own))
      return found ? [{ app, empresa, ...found }] : []
    })
    inUse.ofSome?.push(...(tried ? [{ app, ...tried }] : []), ...pinned)
  }
  return inUse
}

const builtOf = (record: Kept | undefined) => record?.facts as Candidate | undefined

export function hostOf(record: Kept | undefined): InUse['host'] {
  const build = builtOf(record)
  return build?.kind === 'host' ? build.facts : null
}

export function remoteOf(record: Kept | undefined): RemoteInUse | undefined {
  if (!record?.remote) return undefined
  const build = builtOf(record)
  return { data: record.remote, facts: build?.kind === 'remote' ? build.facts : null }
}
