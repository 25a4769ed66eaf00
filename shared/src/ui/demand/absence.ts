/** Why a part is not there: nothing answered, or what answered does not have it. */
export type Absence = 'offline' | 'gone'

/** The event of the window with the error (`detail`) of a part that is gone, for whoever counts failures. */
export const PART_GONE = 'partefaltante'

/** The host's loader says when nothing answered (entrega/page/files); the browser knows only of its own network. */
export function absenceOf(error: unknown): Absence {
  const type = error instanceof Error ? (error as { type?: unknown }).type : undefined
  return !navigator.onLine || type === 'offline' ? 'offline' : 'gone'
}
