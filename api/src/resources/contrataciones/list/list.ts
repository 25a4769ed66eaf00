import type {
  COLUMNAS_CONTRATACIONES,
  ContratacionFila,
  FiltroContrataciones,
} from '@backoffice/shared/contract'
import { and, eq, type SQL, sql } from '../../../platform/database/drizzle.ts'
import { anyOf } from '../../../platform/database/statements/any-of.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { one } from '../../../platform/database/statements/one.ts'
import { idsAlong, TOTAL_MAX } from '../../../platform/lists/along.ts'
import { today } from '../../../platform/lists/days.ts'
import type { List, Question } from '../../../platform/lists/list.ts'
import { anyRow } from '../../../platform/rows/rows.ts'
import { clientes } from '../../clientes/table.ts'
import { membresias } from '../../membresias/table.ts'
import { refusesNames, seesSums } from '../access.ts'
import { found, paidOf } from './filter.ts'
import { toContratacion } from '../repository.ts'
import { contrataciones } from '../table.ts'

type Columna = (typeof COLUMNAS_CONTRATACIONES)[number]

type Pregunta = FiltroContrataciones &
  Pick<Question<Columna>, 'orden' | 'direccion' | 'filas' | 'pagina' | 'ids'>

/** The status as the database derives it (D14); statusOf is the same for one row. */
const status = (): SQL =>
  sql`case when k.cancelacion is not null then 2 when k.fecha_fin < ${today()}::date then 1 else 0 end`

/** What a purchase still owes (E-23). */
const saldo = (): SQL =>
  sql`case when k.cancelacion is null then k.total - coalesce(k.pagado, k.total) else 0 end`

/** The value that orders each column, and its type. */
const columns: Record<Columna, { value: () => SQL; type: SQL }> = {
  cliente: { value: () => sql`c.cliente_n`, type: sql`text` },
  membresia: { value: () => sql`f_norm(k.membresia)`, type: sql`text` },
  total: { value: () => sql`k.total`, type: sql`numeric` },
  metodo: { value: () => sql`k.metodo`, type: sql`smallint` },
  fecha_inicio: { value: () => sql`k.fecha_inicio`, type: sql`date` },
  fecha_fin: { value: () => sql`k.fecha_fin`, type: sql`date` },
  status: { value: status, type: sql`integer` },
  saldo: { value: saldo, type: sql`numeric` },
}

/** Those that end first come first, unless the question says otherwise. */
const orderOf = ({ orden, direccion }: Pregunta) => {
  const { value, type } = columns[orden ?? 'fecha_fin']
  return { valor: value(), tipo: type, id: sql`k._id`, descending: direccion === 'desc' }
}

/**
 * The purchases of all clients. A page comes with the number and the sum of everything that the filter leaves, all its
 * pages: up to 10,000. Beyond that the number is a lower bound, and there is no sum, nor for the sessions that may not
 * see it (D60).
 */
export const contratacionesList = {
  refuses: refusesNames,
  page: async (tx, who, question) => {
    const filas = question.filas ?? 20
    const those = await found(tx, who.idLocatario, question)
    const days = question.pago_desde || question.pago_hasta
    const { total, ...sums } = one(
      await tx.execute<{ total: number; suma: string; suma_saldo: string; suma_pagada: string }>(sql`
        select count(*)::int as total, coalesce(sum(total), 0)::text as suma, coalesce(sum(saldo), 0)::text as suma_saldo,
          coalesce(sum(pagada), 0)::text as suma_pagada
        from (
          select k.total, ${saldo()} as saldo, ${days ? paidOf(question) : sql`null::numeric`} as pagada
          ${those} limit ${TOTAL_MAX + 1}
        ) t`),
    )
    const exact = total <= TOTAL_MAX
    const salto = (question.pagina ?? 0) * filas
    const { ids } = await idsAlong(tx, those, orderOf(question), { filas, salto, few: exact })
    const answer = {
      ...(await planOf(tx, who.idLocatario, question.membresia)),
      total: Math.min(total, TOTAL_MAX),
      total_exacto: exact,
      ...(exact &&
        seesSums(who) && {
          suma: Number(sums.suma),
          suma_saldo: Number(sums.suma_saldo),
          ...(days && { suma_pagada: Number(sums.suma_pagada) }),
        }),
    }
    return { ids, answer }
  },
  batch: async (tx, who, question, cut, filas) =>
    idsAlong(tx, await found(tx, who.idLocatario, question), orderOf(question), { filas, cut }),
} satisfies List<Pregunta, object>

/** The plan that a filter names, deleted or not: its purchases have the name that it had then. */
async function planOf(tx: Tx, idLocatario: string, id: string | null | undefined) {
  if (!id) return {}
  const [membresia] = await tx
    .select({ _id: membresias._id, nombre: membresias.nombre })
    .from(membresias)
    .where(anyRow(membresias, idLocatario, id))
  return membresia && { membresia }
}

/** The rows of these purchases, with whose they are and how to reach them for those who may see names (D60). */
export const contratacionesRows =
  ({ names }: { names: boolean }) =>
  async (tx: Tx, idLocatario: string, ids: string[]): Promise<ContratacionFila[]> => {
    const { id_cliente, cancelacion, pagado } = contrataciones
    const { _id, version, id_membresia, membresia, total, metodo, fecha_inicio, fecha_fin } = contrataciones
    const rows = await tx
      .select({
        ...{
          _id,
          version,
          id_membresia,
          membresia,
          total,
          metodo,
          fecha_inicio,
          fecha_fin,
          id_cliente,
          cancelacion,
          pagado,
        },
        cliente: sql<string>`nombre_de_cliente(${clientes})`,
        celular: clientes.celular,
        email: clientes.email,
      })
      .from(contrataciones)
      .innerJoin(clientes, and(eq(clientes.id_locatario, idLocatario), eq(clientes._id, id_cliente)))
      .where(and(eq(contrataciones.id_locatario, idLocatario), anyOf(_id, ids)))
    return rows.map((row) => ({
      ...toContratacion(row),
      cliente: names
        ? {
            _id: row.id_cliente,
            nombre: row.cliente,
            celular: row.celular || null,
            email: row.email || null,
          }
        : { _id: row.id_cliente, nombre: null },
    }))
  }
