import { hasPermission } from '@backoffice/shared'
import type { MenuEntry, UsuarioSesion } from '@backoffice/shared/contract'
import type { NavItem } from '@backoffice/shared/ui/shell'
import { textos } from './shell.textos'

/** Where the host's own group stands in the bar, whatever the remotes put into it. */
const CONFIGURACION = 40

const byOrder = (a: { order: number; label: string }, b: { order: number; label: string }) =>
  a.order - b.order || a.label.localeCompare(b.label, 'es-MX')

/** The entries this person may open (G-02), in the order of the bar. While it is not known who it is: none. */
export const allowedEntries = (entries: MenuEntry[], usuario: UsuarioSesion | null): MenuEntry[] =>
  usuario === null ? [] : entries.filter(({ permission }) => hasPermission(usuario, permission)).sort(byOrder)

/** The bar: the host's own entries around those of the remotes. A group stands where its first entry would. */
export function menuItems(
  entries: MenuEntry[],
  usuario: UsuarioSesion | null,
  signOut: () => void,
): NavItem[] {
  const allowed = allowedEntries(entries, usuario)
  const link = ({ label, path }: MenuEntry) => ({ label, to: path })
  const inGroup = (group: string) => allowed.filter((entry) => entry.group === group)
  const groups = new Set(
    allowed.flatMap(({ group }) => (group && group !== textos.configuracion ? [group] : [])),
  )

  const items = [
    { order: 0, label: textos.inicio, item: { label: textos.inicio, to: '/dashboard' } },
    ...allowed
      .filter((entry) => !entry.group)
      .map((entry) => ({ order: entry.order, label: entry.label, item: link(entry) })),
    ...[...groups].map((label) => ({
      order: inGroup(label)[0]?.order ?? CONFIGURACION,
      label,
      item: { label, items: inGroup(label).map(link) },
    })),
    {
      order: CONFIGURACION,
      label: textos.configuracion,
      item: {
        label: textos.configuracion,
        items: [
          ...inGroup(textos.configuracion).map(link),
          { label: textos.cerrarSesion, onSelect: signOut },
        ],
      },
    },
  ]
  return items.sort(byOrder).map(({ item }) => item)
}
