import { allowedEntries, byOrder } from '@backoffice/entrega/page'
import type { MenuEntry, UsuarioSesion } from '@backoffice/shared/contract'
import type { NavItem } from '@backoffice/shared/ui/shell'
import { textos } from '../shell.textos.ts'

/** The position of the host's own group in the bar, whatever the remotes add to it. */
const CONFIGURACION = 40

/** The bar: the host's own entries around those of the remotes. A group takes the position of its first entry. */
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
