import { hasCapacidad, hasPermission, type AuthState } from '@backoffice/shared'
import type { ClienteEnLista, ColumnaExtraCliente } from '@backoffice/shared/contract'
import { etiquetaStatusContratacion, fechaDeInstante, fechaLarga } from '@backoffice/shared/format'
import type { Column } from '@backoffice/shared/ui/list'
import { textos } from './list.textos.ts'

const { columnas } = textos

/** The columns that a person may add (E-03); their ids are those of the question's `columnas`. */
export const furtherColumns: (Column<ClienteEnLista> & { id: ColumnaExtraCliente })[] = [
  {
    id: 'empresa',
    header: columnas.empresa,
    cell: ({ empresa }) => empresa,
    sortable: false,
    optional: true,
  },
  { id: 'rfc', header: columnas.rfc, cell: ({ rfc }) => rfc, sortable: false, optional: true },
  {
    id: 'membresia',
    header: columnas.membresia,
    cell: ({ membresia }) => membresia && textos.membresia(membresia.nombre, until(membresia)),
    sortable: false,
    optional: true,
  },
  {
    id: 'ultima_asesoria',
    header: columnas.ultimaAsesoria,
    cell: ({ ultima_asesoria }) => ultima_asesoria && fechaLarga(ultima_asesoria),
    kind: 'date',
    optional: true,
  },
  {
    id: 'creacion',
    header: columnas.creacion,
    cell: ({ creacion }) => creacion && fechaDeInstante(creacion),
    kind: 'date',
    optional: true,
  },
]

/** Whether this server has their values, and this person may read what the profile shows. */
export const seesFurther = (auth: Pick<AuthState, 'usuario' | 'capacidades'>): boolean =>
  hasCapacidad(auth, 'clientes.columnas') && hasPermission(auth.usuario, 'clientes.detalles')

/** Whether this server sorts and filters by the last advisory, for this person. */
export const seesVisits = (auth: Pick<AuthState, 'usuario' | 'capacidades'>): boolean =>
  hasCapacidad(auth, 'clientes.ultima_asesoria') && hasPermission(auth.usuario, 'clientes.detalles')

/** Whether this server filters by the day of registration. */
export const findsRegistered = (auth: Pick<AuthState, 'usuario' | 'capacidades'>): boolean =>
  hasCapacidad(auth, 'clientes.registro')

/** Whether it filters by what they do, which the profile tells, for this person. */
export const findsGiros = (auth: Pick<AuthState, 'usuario' | 'capacidades'>): boolean =>
  findsRegistered(auth) && hasPermission(auth.usuario, 'clientes.detalles')

const until = ({ status, fecha_fin }: NonNullable<ClienteEnLista['membresia']>) =>
  status === 2 ? etiquetaStatusContratacion(status) : textos.hasta(fechaLarga(fecha_fin))
