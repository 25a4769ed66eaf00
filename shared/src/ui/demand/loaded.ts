import { absenceOf, PART_GONE } from './absence.ts'

/** What a part's code comes from: `() => import('./Notas')`, the same function each time. */
export type Load<M> = () => Promise<M>

const loaded = new WeakMap<Load<unknown>, unknown>()
const coming = new WeakMap<Load<unknown>, Promise<unknown>>()

/** What has come from this function; null: nothing yet. */
export const loadedBy = <M>(load: Load<M>): M | null => (loaded.get(load) as M | undefined) ?? null

/** Asks once for all that want it; after a failure the next one asks again, which React's `lazy` never does. */
export function askFor<M>(load: Load<M>): Promise<M> {
  const known = coming.get(load) as Promise<M> | undefined
  if (known) return known
  const asked = load().then((module) => {
    loaded.set(load, module)
    return module
  })
  coming.set(load, asked)
  asked.catch((error: unknown) => {
    coming.delete(load)
    if (absenceOf(error) === 'offline') return
    console.error(error)
    window.dispatchEvent(new CustomEvent(PART_GONE, { detail: error }))
  })
  return asked
}
