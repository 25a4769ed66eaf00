import type { RemoteManifest } from '@backoffice/shared/contract'
import { readFileSync } from 'node:fs'
import type { Budgets } from '../../start/budgets/budgets'
import type { Candidate, InUse } from './candidate'
import { gates } from './index'
import type { Problem } from './problem'
import { readBuild } from './read'

/** What `publish` passes in and keeps, as far as the gates read it (tooling/release/publish, records). */
interface Kept {
  remote?: RemoteManifest | undefined
  facts?: Record<string, unknown> | undefined
}
interface Situation {
  state: { apps: Map<string, { inUse?: string | undefined }> }
  records(app: string, release: string): Kept | undefined
}

/** For `publish`: the facts of a build that a release's record keeps. */
export const releaseFacts = ({ app, folder }: { app: string; folder: string }) =>
  Promise.resolve({ ...readBuild(app, folder) })

/** For `publish`: judges candidates whose facts came from `releaseFacts`. */
export const releaseGates = (candidates: Kept[], { state, records }: Situation): Problem[] =>
  gates(
    candidates.map(({ facts }) => facts as unknown as Candidate),
    inUseOf(
      [...state.apps].map(([app, { inUse }]) => [app, inUse === undefined ? undefined : records(app, inUse)]),
    ),
    JSON.parse(readFileSync(new URL('../../start/budgets/budgets.json', import.meta.url), 'utf8')) as Budgets,
  )

/** Releases from before the gates have no facts. */
function inUseOf(kept: [string, Kept | undefined][]): InUse {
  const inUse: InUse = { host: null, remotes: {} }
  for (const [app, record] of kept) {
    const build = record?.facts as Candidate | undefined
    if (build?.kind === 'host') inUse.host = build.facts
    else if (record?.remote)
      inUse.remotes[app] = { data: record.remote, facts: build?.kind === 'remote' ? build.facts : null }
  }
  return inUse
}
