import type { TipoAsesoria } from '@backoffice/shared/contract'
import { and, eq } from '../../../platform/database/drizzle.ts'
import { anyOf } from '../../../platform/database/statements/any-of.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { asesorias } from '../table.ts'
import { usuarios } from '../../usuarios/table.ts'
import { type Column, defineExport } from '../../../platform/exports/spec.ts'
import { asesoria, asesoriasList, STATUS, TIPOS } from '../entidad.ts'

const readRows = (tx: Tx, idLocatario: string, ids: string[]) =>
  tx
    .select({
      _id: asesorias._id,
      cliente: asesorias.cliente,
      empresa: asesorias.empresa,
      motivo: asesorias.motivo,
      tipo: asesorias.tipo,
      nombre: usuarios.nombre,
      apellido_paterno: usuarios.apellido_paterno,
      apellido_materno: usuarios.apellido_materno,
      creacion: asesorias.creacion,
      finalizacion: asesorias.finalizacion,
      status: asesorias.status,
      hora: asesorias.hora,
      minutos: asesorias.minutos,
    })
    .from(asesorias)
    .innerJoin(
      usuarios,
      and(eq(usuarios.id_locatario, asesorias.id_locatario), eq(usuarios._id, asesorias.id_asesor)),
    )
    .where(and(eq(asesorias.id_locatario, idLocatario), anyOf(asesorias._id, ids)))

type Row = Awaited<ReturnType<typeof readRows>>[number]

const columns: Column<Row>[] = [
  { titulo: 'Cliente', valor: (a) => a.cliente },
  { titulo: 'Empresa', valor: (a) => a.empresa },
  { titulo: 'Motivo', valor: (a) => a.motivo },
  { titulo: 'Tipo', valor: (a) => TIPOS[a.tipo as TipoAsesoria] ?? null },
  {
    titulo: 'Asesor',
    valor: (a) => [a.nombre, a.apellido_paterno, a.apellido_materno].filter(Boolean).join(' '),
  },
  { titulo: 'Fecha de inicio', kind: 'dia', valor: (a) => a.creacion },
  { titulo: 'Fecha de finalización', kind: 'dia', valor: (a) => a.finalizacion },
  { titulo: 'Status', valor: (a) => STATUS[a.status as 0 | 1] },
  { titulo: 'Hora', valor: (a) => a.hora },
  { titulo: 'Duración (minutos)', valor: (a) => a.minutos },
]

/** Omits the description: only people who may open an advisory can read what was discussed. */
export const asesoriasExport = defineExport({
  lista: 'asesorias',
  entity: asesoria,
  list: asesoriasList,
  rows: readRows,
  columns: () => columns,
})
