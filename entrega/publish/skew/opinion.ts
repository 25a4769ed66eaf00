import type { Problem } from '../gates/problem.ts'
import { releaseGates } from '../gates/wire.ts'
import { readSituation } from '../registry/derive.ts'
import type { Store } from '../store/store.ts'
import type { Combination } from './combinations.ts'

/**
 * What the gates would find if someone published these releases beside the rest of the site. Releases from before the
 * gates have no facts.
 */
export async function opinionOf(site: Store, { published }: Combination): Promise<Problem[]> {
  const situation = await readSituation(site)
  const records = published.map(({ app, release }) => situation.records(app, release))
  const judged = records.filter((record) => record?.facts !== undefined)
  return releaseGates(
    judged.filter((record) => record !== undefined),
    situation,
  )
}
