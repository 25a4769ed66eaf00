import type { WriteSheet } from 'hucre'
import type { Cell } from '../../platform/exports/csv.ts'
import { officeTime } from '../../platform/exports/office-time.ts'
import type { Column } from '../../platform/exports/spec.ts'
import { FORMATS, valueOf, widthOf } from '../../platform/exports/xlsx.ts'
import type { Session } from '../../platform/auth/session.ts'
import { STATUS as STATUS_ASESORIA, TIPOS } from '../asesorias/entidad.ts'
import { clientesExport } from '../clientes/list/export.ts'
import { METODOS, STATUS } from '../contrataciones/entidad.ts'
import type { Expediente } from './read.ts'

type Of<K extends 'asesorias' | 'contrataciones' | 'pagos' | 'notas' | 'archivos'> = Column<
  Expediente[K][number]
>[]

const asesorias: Of<'asesorias'> = [
  { titulo: 'Fecha', kind: 'dia', valor: ({ creacion }) => creacion },
  { titulo: 'Hora', valor: ({ hora }) => hora },
  { titulo: 'Tipo', valor: ({ tipo }) => TIPOS[tipo as keyof typeof TIPOS] },
  { titulo: 'Asesor', valor: ({ asesor }) => asesor },
  { titulo: 'Motivo', valor: ({ motivo }) => motivo },
  { titulo: 'Descripción', valor: ({ descripcion }) => descripcion },
  { titulo: 'Status', valor: ({ finalizacion }) => STATUS_ASESORIA[finalizacion === null ? 0 : 1] },
  { titulo: 'Finalización', kind: 'dia', valor: ({ finalizacion }) => finalizacion },
]
const contrataciones: Of<'contrataciones'> = [
  { titulo: 'Membresía', valor: ({ membresia }) => membresia.nombre },
  { titulo: 'Total', kind: 'monto', valor: ({ total }) => total },
  { titulo: 'Método de pago', valor: ({ metodo }) => METODOS[metodo] },
  { titulo: 'Fecha de inicio', kind: 'dia', valor: (compra) => compra.fecha_inicio },
  { titulo: 'Fecha de fin', kind: 'dia', valor: (compra) => compra.fecha_fin },
  { titulo: 'Status', valor: ({ status }) => STATUS[status] },
]
const pagos: Of<'pagos'> = [
  { titulo: 'Fecha', kind: 'dia', valor: ({ fecha }) => fecha },
  { titulo: 'Membresía', valor: ({ membresia }) => membresia },
  { titulo: 'Monto', kind: 'monto', valor: ({ monto }) => monto },
  { titulo: 'Método de pago', valor: ({ metodo }) => METODOS[metodo] },
  { titulo: 'Cancelado', valor: ({ cancelacion }) => (cancelacion ? 'Sí' : '') },
]
const notas: Of<'notas'> = [
  { titulo: 'Fecha', kind: 'instante', valor: ({ creacion }) => officeTime(creacion) },
  { titulo: 'Texto', valor: ({ texto }) => texto },
  { titulo: 'Autor', valor: ({ autor }) => autor.nombre },
  { titulo: 'Responsable', valor: ({ responsable }) => responsable?.nombre ?? null },
  { titulo: 'Vence', kind: 'dia', valor: ({ vence }) => vence },
  { titulo: 'Hecha', kind: 'instante', valor: ({ hecha }) => hecha && officeTime(hecha) },
]
const archivos: Of<'archivos'> = [
  { titulo: 'Nombre', valor: ({ nombre }) => nombre },
  { titulo: 'Descripción', valor: ({ descripcion }) => descripcion },
  { titulo: 'Fecha', kind: 'instante', valor: ({ fecha }) => officeTime(fecha) },
]

/** The sheets of a client's workbook: the client field by field, then a list each. */
export const sheetsOf = (session: Session, found: Expediente): WriteSheet[] => [
  {
    name: 'Cliente',
    columns: [{ width: 28 }, { width: 48 }],
    rows: [
      ['Campo', 'Valor'],
      ...clientesExport
        .columns(session)
        .map(({ titulo, valor, kind }) => [titulo, plain(valor(found.cliente), kind)]),
    ],
    freezePane: { rows: 1 },
  },
  sheet('Asesorías', asesorias, found.asesorias),
  sheet('Membresías', contrataciones, found.contrataciones),
  sheet('Pagos', pagos, found.pagos),
  sheet('Notas', notas, found.notas),
  sheet('Archivos', archivos, found.archivos),
]

/** In a column of values of every kind, days are texts. */
const plain = (cell: Cell, kind: Column<never>['kind']) => (kind === 'monto' ? cell : cell && String(cell))

const sheet = <R>(name: string, columns: Column<R>[], rows: R[]): WriteSheet => ({
  name,
  columns: columns.map(({ kind }) => ({ width: widthOf(kind), ...(kind && { numFmt: FORMATS[kind] }) })),
  rows: [
    columns.map(({ titulo }) => titulo),
    ...rows.map((row) => columns.map(({ valor, kind }) => valueOf(valor(row), kind))),
  ],
  freezePane: { rows: 1 },
})
