import { camposCliente, type CampoCliente, nombresDeCampos, tituloDe } from '@backoffice/shared/contract'
import { and, eq, sql } from '../../../platform/database/drizzle.ts'
import { anyOf } from '../../../platform/database/statements/any-of.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { clientes } from '../table.ts'
import { giros, regimenesFiscales } from '../../configuracion/table.ts'
import { today } from '../../../platform/lists/days.ts'
import { officeTime } from '../../../platform/exports/office-time.ts'
import { phone } from '../../../platform/exports/phone.ts'
import { type Column, defineExport } from '../../../platform/exports/spec.ts'
import { cliente } from '../entidad.ts'
import { clientesList } from './find.ts'
import { LISTED } from './list.ts'

/** The day of the last advisory until today. */
const lastVisit = () => sql<string | null>`(
  select max(a.creacion)::text from asesorias a
  where a.id_locatario = ${clientes.id_locatario} and a.id_cliente = ${clientes._id} and a.eliminacion is null
    and a.creacion <= ${today()}::date
)`

const readRows = (tx: Tx, idLocatario: string, ids: string[]) =>
  tx
    .select({
      ...cliente.columnas,
      regimen_fiscal: regimenesFiscales.nombre,
      giro: giros.nombre,
      ultima_asesoria: lastVisit(),
    })
    .from(clientes)
    .leftJoin(regimenesFiscales, eq(regimenesFiscales._id, clientes.regimen_fiscal))
    .leftJoin(giros, eq(giros._id, clientes.giro))
    .where(and(eq(clientes.id_locatario, idLocatario), anyOf(clientes._id, ids)))

type Row = Awaited<ReturnType<typeof readRows>>[number]

const TIPO_PERSONA = ['Física', 'Moral']

const VALORES: Partial<Record<CampoCliente, Column<Row>['valor']>> = {
  tipo_persona: (c) => TIPO_PERSONA[c.tipo_persona ?? -1] ?? null,
  celular: (c) => phone(c.celular),
  telefono: (c) => phone(c.telefono),
}

const columnOf = (campo: CampoCliente): Column<Row> => {
  const { kind } = camposCliente[campo]
  return {
    titulo: tituloDe(campo),
    valor: VALORES[campo] ?? ((c) => c[campo]),
    ...((kind === 'dia' || kind === 'monto') && { kind }),
  }
}

const inList = LISTED.map(columnOf)
// Those of the list come first in a record, too.
const others = nombresDeCampos.filter((campo) => !LISTED.some((listed) => listed === campo))
const inRecord = [...inList, ...others.map(columnOf)]

const registered: Column<Row> = {
  titulo: 'Fecha de registro',
  kind: 'instante',
  valor: (c) => officeTime(c.creacion),
}

const visited: Column<Row> = { titulo: 'Última asesoría', kind: 'dia', valor: (c) => c.ultima_asesoria }

/** People who may see the list may export it (D23), except for fields that require permission to open a record. */
export const clientesExport = defineExport({
  lista: 'clientes',
  entity: cliente,
  list: clientesList,
  rows: readRows,
  columns: ({ may }) =>
    may('clientes.detalles') || may('clientes.editar')
      ? [...inRecord, registered, visited]
      : [...inList, registered],
})
