import type { ContratacionFila } from '@backoffice/shared/contract'
import {
  dinero,
  etiquetaMetodo,
  etiquetaStatusContratacion,
  fechaLarga,
  telefono,
} from '@backoffice/shared/format'
import { Badge, NearDay, type Tone } from '@backoffice/shared/ui'
import type { Column } from '@backoffice/shared/ui/list'
import { textos } from './contrataciones.textos.ts'

const { columnas } = textos
const tonos: Record<ContratacionFila['status'], Tone> = { 0: 'activa', 1: 'vencida', 2: 'cancelada' }

const celular = ({ cliente }: ContratacionFila) => telefono(cliente.celular ?? '')
const email = ({ cliente }: ContratacionFila) => cliente.email ?? ''

/** Whose purchase it is, and how to reach the client; only people who may see clients have these columns (D60). */
const cliente: Column<ContratacionFila> = {
  id: 'cliente',
  header: columnas.cliente,
  cell: (c) => c.cliente.nombre,
  hideInCard: true,
  contacts: (c) => [
    { kind: 'phone', text: celular(c) },
    { kind: 'email', text: email(c) },
  ],
}

const contacto: Column<ContratacionFila>[] = [
  {
    id: 'celular',
    header: columnas.celular,
    cell: celular,
    kind: 'phone',
    sortable: false,
    optional: true,
  },
  { id: 'email', header: columnas.email, cell: email, kind: 'email', sortable: false, optional: true },
]

const others: Column<ContratacionFila>[] = [
  {
    id: 'membresia',
    header: columnas.membresia,
    cell: (c) => c.membresia.nombre,
    hideInCard: true,
  },
  { id: 'total', header: columnas.total, cell: (c) => dinero(c.total), kind: 'money' },
  { id: 'metodo', header: columnas.metodo, cell: (c) => etiquetaMetodo(c.metodo), kind: 'label' },
  { id: 'fecha_inicio', header: columnas.inicio, cell: (c) => fechaLarga(c.fecha_inicio), kind: 'date' },
  {
    id: 'fecha_fin',
    header: columnas.fin,
    cell: (c) => (c.status === 0 ? <NearDay day={c.fecha_fin} /> : fechaLarga(c.fecha_fin)),
    kind: 'date',
  },
  {
    id: 'status',
    header: columnas.status,
    cell: (c) => <Badge tone={tonos[c.status]}>{etiquetaStatusContratacion(c.status)}</Badge>,
    kind: 'label',
  },
]

/** What was paid and what is owed (E-23); without payments a purchase counts as paid. */
const pagos: Column<ContratacionFila>[] = [
  {
    id: 'pagado',
    header: columnas.pagado,
    cell: (c) => dinero(c.pagado ?? c.total),
    kind: 'money',
    sortable: false,
    optional: true,
  },
  {
    id: 'saldo',
    header: columnas.saldo,
    cell: (c) => (c.saldo ? dinero(c.saldo) : null),
    kind: 'money',
    optional: true,
  },
]

/** The columns of all purchases; their ids are also the wire's `orden`. On a phone the card's title says client and plan. */
export const columnsFor = ({ names, payments }: { names: boolean; payments: boolean }) => [
  // Without names for people who may not see clients.
  ...(names ? [cliente, ...others, ...contacto] : others),
  ...(payments ? pagos : []),
]
