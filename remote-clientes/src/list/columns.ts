import { useAuth } from '@backoffice/shared'
import type { ClienteEnLista, ClienteFila } from '@backoffice/shared/contract'
import { iniciales, telefono } from '@backoffice/shared/format'
import type { Column } from '@backoffice/shared/ui/list'
import { furtherColumns, seesFurther } from './further.ts'
import { textos } from './list.textos.ts'

/** The list's columns (C-03); their ids are the wire's. On a phone the card's title has the whole name. */
const columns: Column<ClienteFila>[] = [
  {
    id: 'nombre',
    header: textos.columnas.nombre,
    cell: (cliente) => cliente.nombre,
    hideInCard: true,
    person: (who) => ({ id: who._id, initials: iniciales(who) }),
  },
  {
    id: 'apellido_paterno',
    header: textos.columnas.apellidoPaterno,
    cell: (cliente) => cliente.apellido_paterno,
    hideInCard: true,
  },
  {
    id: 'apellido_materno',
    header: textos.columnas.apellidoMaterno,
    cell: (cliente) => cliente.apellido_materno,
    hideInCard: true,
  },
  {
    id: 'celular',
    header: textos.columnas.celular,
    cell: (cliente) => telefono(cliente.celular ?? ''),
    kind: 'phone',
  },
  { id: 'email', header: textos.columnas.email, cell: (cliente) => cliente.email, kind: 'email' },
]

/** The columns that this person can choose from. */
export const useColumns = (): Column<ClienteEnLista>[] =>
  useAuth(seesFurther) ? [...columns, ...furtherColumns] : columns
