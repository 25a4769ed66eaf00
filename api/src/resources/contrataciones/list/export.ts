import type { ContratacionFila } from '@backoffice/shared/contract'
import { phone } from '../../../platform/exports/phone.ts'
import { type Column, defineExport } from '../../../platform/exports/spec.ts'
import { seesNames, seesSums } from '../access.ts'
import { CONTRATACION, METODOS, STATUS } from '../entidad.ts'
import { contratacionesList, contratacionesRows } from './list.ts'

const cliente: Column<ContratacionFila>[] = [
  { titulo: 'Cliente', valor: (fila) => fila.cliente.nombre },
  { titulo: 'Celular', valor: (fila) => phone(fila.cliente.celular ?? '') },
  { titulo: 'Correo', valor: (fila) => fila.cliente.email ?? null },
]
const plan: Column<ContratacionFila> = { titulo: 'Membresía', valor: ({ membresia }) => membresia.nombre }
const sums: Column<ContratacionFila>[] = [
  { titulo: 'Total', kind: 'monto', valor: (fila) => fila.total },
  // Without payments it counts as paid (E-23).
  { titulo: 'Pagado', kind: 'monto', valor: ({ pagado, total }) => pagado ?? total },
  { titulo: 'Saldo', kind: 'monto', valor: ({ saldo }) => saldo ?? 0 },
]
const others: Column<ContratacionFila>[] = [
  { titulo: 'Método de pago', valor: ({ metodo }) => METODOS[metodo] },
  { titulo: 'Fecha de inicio', kind: 'dia', valor: ({ fecha_inicio }) => fecha_inicio },
  { titulo: 'Fecha de fin', kind: 'dia', valor: ({ fecha_fin }) => fecha_fin },
  { titulo: 'Status', valor: ({ status }) => STATUS[status] },
]

export const contratacionesExport = defineExport({
  lista: 'contrataciones',
  entity: CONTRATACION,
  list: contratacionesList,
  rows: contratacionesRows({ names: true }),
  columns: (session) => [
    ...(seesNames(session) ? cliente : []),
    plan,
    ...(seesSums(session) ? sums : []),
    ...others,
  ],
})
