import { authState } from '../../stores/auth'

/*
 * The batches that this tab follows for each list, and whose they are: a reload goes on with them, the next person does
 * not.
 */

const keyOf = (lista: string) => `lotes-${lista}`

interface Kept {
  de: string | undefined
  ids: string[]
}

/** The ids of the batches that this tab follows. */
export function keptLotes(lista: string): string[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(lista)) ?? 'null') as Kept | null
    return kept !== null && kept.de === authState().usuario?._id ? kept.ids : []
  } catch {
    return []
  }
}

/** Follows these. */
export function keepLotes(lista: string, ids: string[]): void {
  const kept: Kept = { de: authState().usuario?._id, ids }
  try {
    if (ids.length === 0) sessionStorage.removeItem(keyOf(lista))
    else sessionStorage.setItem(keyOf(lista), JSON.stringify(kept))
  } catch {
    // Without storage they are followed until the page is left.
  }
}
