import type { ContratacionFila, FiltroContrataciones } from '@backoffice/shared/contract'
import { type Column, defineBatchedExport } from '../../platform/exports/spec'
import { batchOf, type Named, type Orden } from './list'

const METODO = ['Efectivo', 'Tarjeta', 'Transferencia']
const STATUS = ['Activa', 'Vencida', 'Cancelada']

const columns: Column<ContratacionFila>[] = [
  { titulo: 'Cliente', valor: ({ cliente }) => cliente.nombre },
  { titulo: 'Membresía', valor: ({ membresia }) => membresia.nombre },
  { titulo: 'Total', valor: ({ total }) => total },
  { titulo: 'Método de pago', valor: ({ metodo }) => METODO[metodo] ?? null },
  { titulo: 'Fecha de inicio', valor: ({ fecha_inicio }) => fecha_inicio },
  { titulo: 'Fecha de fin', valor: ({ fecha_fin }) => fecha_fin },
  { titulo: 'Status', valor: ({ status }) => STATUS[status] ?? null },
]

export const contratacionesExport = defineBatchedExport<
  FiltroContrataciones & Orden & Named,
  ContratacionFila
>({
  lista: 'contrataciones',
  entidad: 'contratacion',
  permiso: 'clientes.ver',
  batch: batchOf,
  columns: () => columns,
})
