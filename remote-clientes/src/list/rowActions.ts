import type { ClienteFila } from '@backoffice/shared/contract'
import type { RowAction } from '@backoffice/shared/ui/list'
import { textos } from './clientes.textos'
import type { Permisos } from './usePermisos'

/** What can be done with a row (C-07), as far as it is permitted (D18). */
export function rowActions({ detalles, editar }: Permisos, eliminar: (cliente: ClienteFila) => void) {
  return (cliente: ClienteFila): RowAction[] => [
    ...(detalles
      ? [
          {
            label: textos.acciones.detalles,
            preposition: 'de' as const,
            icon: 'ver' as const,
            opens: true,
            to: `/clientes/detalles/${cliente._id}`,
          },
        ]
      : []),
    ...(editar
      ? [
          {
            label: textos.acciones.editar,
            preposition: 'a' as const,
            icon: 'editar' as const,
            opens: true,
            to: `/clientes/editar/${cliente._id}`,
          },
          {
            label: textos.acciones.eliminar,
            preposition: 'a' as const,
            icon: 'eliminar' as const,
            danger: true,
            onClick: () => eliminar(cliente),
          },
        ]
      : []),
  ]
}
