import { esDeUnAsesor, type MenuEntry } from '@backoffice/shared/contract'
import type { RemotePart } from '@backoffice/entrega/build/workspace'
import { capitalized, type Names } from './names.ts'

/**
 * What the host must know of the entity's pages: routes, menu, permissions, and what the search box shows and opens.
 * @param last the last entry of its remote's menu: its own comes after
 */
export function described(
  { plural, singular, varios, femenino, permiso, base }: Names,
  last: MenuEntry | undefined,
): RemotePart {
  const [Varios, o] = [capitalized(varios), femenino ? 'a' : 'o']
  const [ver, agregar, editar, detalles] = ['ver', 'agregar', 'editar', 'detalles'].map(
    (verb) => `${permiso}.${verb}`,
  ) as [string, string, string, string]
  const named = (permission: string, what: string) => ({
    permission,
    label: `${Varios}: ${what}`,
    ...(esDeUnAsesor(permission) && { asesor: true }),
  })
  const { group, order } = last ?? { group: undefined, order: 0 }
  return {
    menu: [
      { label: Varios, path: base, permission: ver, order: order + 5, ...(group !== undefined && { group }) },
    ],
    routes: [
      { path: base, title: Varios, permission: ver },
      { path: `${base}/nuev${o}`, title: `Nuev${o} ${singular}`, permission: agregar },
      { path: `${base}/editar/:id`, title: `Editar ${singular}`, permission: editar },
      {
        path: `${base}/detalles/:id`,
        title: `Detalles ${femenino ? 'de la' : 'del'} ${singular}`,
        permission: detalles,
      },
    ],
    permissions: [
      named(ver, 'ver la lista'),
      named(agregar, 'agregar'),
      named(editar, 'editar y eliminar'),
      named(detalles, 'ver los detalles'),
    ],
    found: [{ of: plural, path: `${base}/detalles/:id` }],
    shown: [{ of: plural, title: Varios, label: 'nombre', detail: ['email'], permission: ver }],
  }
}
