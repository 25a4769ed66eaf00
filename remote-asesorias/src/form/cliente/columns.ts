import type { ClienteFila } from '@backoffice/shared/contract'
import { telefono } from '@backoffice/shared/format'
import type { Column } from '@backoffice/shared/ui/list'
import { textos } from '../form.textos.ts'

const { columnas } = textos

/** The columns of the matches. On a phone the card's title has the whole name. */
export const columns: Column<ClienteFila>[] = [
  {
    id: 'nombre',
    header: columnas.nombre,
    cell: (c) => c.nombre,
    sortValue: (c) => c.nombre,
    hideInCard: true,
  },
  {
    id: 'apellido_paterno',
    header: columnas.apellidoPaterno,
    cell: (c) => c.apellido_paterno,
    sortValue: (c) => c.apellido_paterno,
    hideInCard: true,
  },
  {
    id: 'apellido_materno',
    header: columnas.apellidoMaterno,
    cell: (c) => c.apellido_materno,
    sortValue: (c) => c.apellido_materno,
    hideInCard: true,
  },
  { id: 'celular', header: columnas.celular, cell: (c) => telefono(c.celular ?? ''), kind: 'phone' },
  { id: 'email', header: columnas.email, cell: (c) => c.email, kind: 'email' },
]
