import { readLog } from '../log/log.ts'
import { stateAt } from '../log/state.ts'
import type { Candidate } from '../publish/candidate.ts'
import type { Store } from '../store/store.ts'

/** Names the builds that are not in use because someone rolled them back. */
export async function notInUse(store: Store, candidates: Candidate[]): Promise<string[]> {
  const { apps } = stateAt((await readLog(store)).entries)
  return candidates.flatMap(({ app, release }) => {
    const { inUse, used } = apps.get(app) ?? {}
    if (inUse === undefined || inUse === release || !used?.has(release)) return []
    return [
      `${app}: está en uso ${inUse}; lo construido (${release}) ya se publicó antes y no vuelve solo. Para usarlo: npm run release -- ${app}`,
    ]
  })
}
