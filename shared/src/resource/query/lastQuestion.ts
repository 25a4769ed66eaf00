import { authState } from '../../stores/auth.ts'

/*
 * The question that each list of this tab last showed, so that a saved form leads back to it. It is kept in the tab's
 * storage, because a form may be reloaded, together with whose it is: the next person starts without.
 */

const KEY = 'consultas'

interface Kept {
  de: string
  consultas: Record<string, string>
}

/** Keeps a list's address: `('/clientes', '?nombre=ana')`. */
export function rememberQuestion(path: string, search: string): void {
  const de = owner()
  if (de === null) return
  const consultas = { ...kept(de), [path]: search }
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ de, consultas } satisfies Kept))
  } catch {
    // Without storage a form leads to the whole list.
  }
}

/** The address of a list as this tab last showed it: where a form of one of its rows leads, saved or not. */
export function returnTo(path: string): string {
  const de = owner()
  return de === null ? path : path + (kept(de)[path] ?? '')
}

const owner = (): string | null => authState().usuario?._id ?? null

function kept(de: string): Record<string, string> {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null
    return stored?.de === de ? stored.consultas : {}
  } catch {
    return {}
  }
}
