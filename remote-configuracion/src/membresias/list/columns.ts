import type { Membresia } from '@backoffice/shared/contract'
import { dinero, enMeses } from '@backoffice/shared/format'
import type { Column } from '@backoffice/shared/ui/list'
import { textos } from '../membresias.textos.ts'

const { columnas } = textos

/** The columns of M-01: only Nombre and Beneficios can be sorted by. */
export const columns: Column<Membresia>[] = [
  { id: 'nombre', header: columnas.nombre, cell: (m) => m.nombre, hideInCard: true },
  { id: 'precio', header: columnas.precio, cell: (m) => dinero(m.precio), kind: 'money', sortable: false },
  { id: 'beneficios', header: columnas.beneficios, cell: (m) => m.beneficios.length, kind: 'number' },
  {
    id: 'descripcion',
    header: columnas.descripcion,
    cell: (m) => m.descripcion,
    wrap: true,
    sortable: false,
  },
  {
    id: 'duracion',
    header: columnas.duracion,
    cell: (m) => m.duracion && enMeses(m.duracion),
    kind: 'label',
    sortable: false,
    optional: true,
  },
]
