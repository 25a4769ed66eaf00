import { authState } from '../../stores/auth.ts'

/*
 * The batches that this tab follows for each list, and whose they are: a reload goes on with them, the next person does
 * not.
 */

const keyOf = (lista: string) => `lotes-${lista}`

interface Kept {
  de: string | undefined
  ids: string[]
  /** Those after whose end the list has been read. */
  leidos?: string[]
}

function kept(lista: string): Kept | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(keyOf(lista)) ?? 'null') as Kept | null
    return found?.de === authState().usuario?._id ? found : null
  } catch {
    return null
  }
}

/** The ids of the batches that this tab follows. */
export const keptLotes = (lista: string): string[] => kept(lista)?.ids ?? []

/** Whether the list has been read since this batch ended. */
export const isReadAfter = (lista: string, id: string): boolean => kept(lista)?.leidos?.includes(id) ?? false

/** The list is being read after the end of this batch. */
export const readAfter = (lista: string, id: string): void =>
  keepLotes(lista, keptLotes(lista), [...(kept(lista)?.leidos ?? []), id])

/** Follows these. */
export function keepLotes(lista: string, ids: string[], leidos = kept(lista)?.leidos ?? []): void {
  const next: Kept = { de: authState().usuario?._id, ids, leidos: leidos.filter((id) => ids.includes(id)) }
  try {
    if (ids.length === 0) sessionStorage.removeItem(keyOf(lista))
    else sessionStorage.setItem(keyOf(lista), JSON.stringify(next))
  } catch {
    // Without storage they are followed until the page is left.
  }
}
