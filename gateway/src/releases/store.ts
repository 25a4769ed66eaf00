import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pageOf } from '../policy/csp.ts'
import { type Releases } from '../types.ts'
import { derivedFile, isDerived } from './derived.ts'

/**
 * The releases of a store, a second or two after a command. While registry and page are not those that the last command
 * derived, the last good ones stay.
 * @param folder the one that `npm run release` writes
 * @param options `signal` ends the waiting and the following
 */
export async function storeReleases(
  folder: string,
  say: (sentence: string) => void,
  { signal, everyMs = 1_000 }: { signal?: AbortSignal; everyMs?: number } = {},
): Promise<Releases> {
  const tell = (sentence: string) => say(`Almacén ${folder}: ${sentence}`)
  let taken = await take(folder)
  if (!taken)
    tell(
      'todavía no hay una página que servir; se espera a que una orden la publique (npm run release -- host … --to …).',
    )
  while (!taken) {
    await wait(everyMs, undefined, { signal })
    taken = await take(folder)
  }
  let current = taken
  // It ends with the signal.
  follow().catch(() => undefined)
  return { registry: async () => current.registry, page: async () => current.page }

  async function follow() {
    for (let failures = 0; ;) {
      await wait(everyMs, undefined, { signal, ref: false })
      const next = await take(folder)
      if (next) {
        if (failures >= patience) tell('se puede leer otra vez.')
        current = next
      } else if (failures + 1 === patience)
        tell(
          'el registro o la página no son los que escribió la última orden. Se sigue con los últimos que sirvieron; la siguiente orden los repara.',
        )
      failures = next ? 0 : failures + 1
    }
  }
}

/** A command that is running needs a moment between its files. */
const patience = 5

async function take(folder: string) {
  const read = (name: string) => readFile(join(folder, name))
  try {
    const [described, page, registry] = await Promise.all(
      [derivedFile, 'index.html', 'remotes.json'].map(read),
    )
    if (!described || !page || !registry || !isDerived(described.toString(), registry, page)) return null
    const text = registry.toString()
    return { registry: text, page: pageOf(page.toString(), text) }
  } catch {
    return null
  }
}
