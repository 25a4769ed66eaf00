import { offerFindings, ownerOf } from '../gates/offers.ts'
import { inUseOf } from '../gates/in-use.ts'
import type { LogEntry } from '../log/entry.ts'
import { readSituation } from '../registry/derive.ts'
import type { Store } from '../store/store.ts'

/** What people miss of one remote in another since this entry: a warning, because operators may always disable a remote. */
export async function missedSince(store: Store, { changes }: LogEntry): Promise<string[]> {
  const situation = await readSituation(store)
  const inUse = inUseOf(situation)
  return [...new Set(changes.map(({ app }) => app))].flatMap((app) => {
    const own = inUse.remotes[app]
    if (situation.state.apps.get(app)?.disabled)
      return Object.entries(inUse.remotes).flatMap(([user, { facts }]) => {
        const shown = Object.keys(facts?.uses ?? {}).filter((component) => ownerOf(component) === app)
        if (user === app || shown.length === 0) return []
        return `Aviso: mientras ${app} esté apagado, ${user} no muestra ${shown.join(' ni ')}.`
      })
    return own
      ? offerFindings(app, own, inUse).map(({ sentence, repair }) => `Aviso: ${app}: ${sentence} ${repair}`)
      : []
  })
}
