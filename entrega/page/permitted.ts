import { hasPermission } from '@backoffice/shared'
import type { MenuEntry, Registry, UsuarioSesion } from '@backoffice/shared/contract'

/** What has a position in the bar and in everything that follows it. */
export interface Placed {
  order: number
  label: string
}

/** Equal positions go by name. `localeCompare` would take 6 ms to start, before the bar is drawn. */
export const byOrder = (a: Placed, b: Placed): number => a.order - b.order || byName(letters(a), letters(b))
const byName = (a: string, b: string) => Number(a > b) - Number(a < b)

/** An accent follows its letter: «Índice» is among those with I, and ñ comes after n. */
const letters = ({ label }: Placed) => label.toLowerCase().normalize('NFD')

/** The entries that this person may open (G-02), in the order of the bar; none until the session is known. */
export const allowedEntries = (entries: MenuEntry[], usuario: UsuarioSesion | null): MenuEntry[] =>
  usuario === null ? [] : entries.filter(({ permission }) => hasPermission(usuario, permission)).sort(byOrder)

/** Where the page's inline script (first.ts) finds the remotes whose files it may preload without a session. */
const key = 'remotos'

/** The remotes of which this person may open a page, in the order of the menu; the browser downloads no others. */
export const permittedRemotes = (registry: Registry, usuario: UsuarioSesion | null): string[] =>
  Object.entries(registry.remotes)
    .filter(([, { remote }]) =>
      remote.routes.some(({ permission, redirect }) => !redirect && hasPermission(usuario, permission)),
    )
    .map(([name, { remote }]) => ({ name, order: Math.min(last, ...remote.menu.map(placeInBar)) }))
    .sort((a, b) => a.order - b.order)
    .map(({ name }) => name)

/** After every entry of the bar itself; entries of a group come there. */
const last = Number.MAX_SAFE_INTEGER
const placeInBar = ({ order, group }: MenuEntry) => (group === undefined ? order : last)

/** Stores the names of the permitted remotes for the next page; without names it forgets them. */
export function rememberPermitted(names: string[]): void {
  try {
    if (names.length > 0) localStorage.setItem(key, names.join(' '))
    else localStorage.removeItem(key)
  } catch {
    // Without storage the inline script preloads no files; the host loads them a little later.
  }
}
