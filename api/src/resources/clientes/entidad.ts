import { type COLUMNAS_CLIENTES, type filtroClientes, SIN_GIRO } from '@backoffice/shared/contract'
import type { z } from 'zod'
import { getTableColumns, sql } from '../../platform/database/drizzle.ts'
import { endOfDay, startOfDay } from '../../platform/lists/days.ts'
import type { Condition, ListSpec } from '../../platform/lists/page.ts'
import { claveOf, firstOf, namesIn, phoneIn, wordsIn } from '../../platform/lists/texts.ts'
import { defineEntity, type RowOf } from '../../platform/rows/entity.ts'
import { clientes } from './table.ts'
import { clientesWith, empresasWith } from './texto.ts'

const {
  id_locatario: _tenant,
  eliminacion: _deleted,
  eliminado_por: _by,
  datos_borrados: _erased,
  unido: _merged,
  ...columnas
} = getTableColumns(clientes)

export const cliente = defineEntity({
  entidad: 'cliente',
  falta: 'El cliente no existe',
  tabla: clientes,
  columnas,
  nombre: sql<string>`nombre_de_cliente(${clientes})`,
})

/** A row of its table. */
export type ClienteEntero = RowOf<typeof cliente>

/** The columns that the table itself has. */
type Columna = Exclude<(typeof COLUMNAS_CLIENTES)[number], 'ultima_asesoria'>

/** The order of the list, by any of its columns; por-visita.ts orders by the day of the last advisory. */
export const clientesSpec: ListSpec<Columna> = {
  tabla: 'clientes',
  columnas: {
    nombre: 'texto',
    apellido_paterno: 'texto',
    apellido_materno: 'texto',
    celular: 'texto',
    email: 'texto',
    creacion: 'instante',
  },
  porDefecto: { orden: 'creacion', direccion: 'desc' },
}

export type FiltroClientes = z.output<typeof filtroClientes> & { eliminados?: boolean | null | undefined }

/** The deleted ones leave out those whose data was erased: there is nothing to restore. */
const NOT_ERASED: Condition = { op: 'igual', columna: 'datos_borrados', valor: 'false' }

/** And those who were merged: they come back by undoing that. */
const NOT_MERGED: Condition = { op: 'igual', columna: 'unido', valor: 'false' }

/** When they were registered, and what they do. */
function registered({ registro_desde, registro_hasta, giro }: FiltroClientes): Condition[] {
  const conditions: (Condition | false)[] = [
    !!registro_desde && { op: 'desde', columna: 'creacion', valor: startOfDay(registro_desde) },
    !!registro_hasta && { op: 'antes_de', columna: 'creacion', valor: endOfDay(registro_hasta) },
    giro === SIN_GIRO && { op: 'nulo', columna: 'giro' },
    !!giro && giro !== SIN_GIRO && { op: 'igual', columna: 'giro', valor: giro },
  ]
  return conditions.filter((condition) => condition !== false)
}

/** What the filters ask of a client's own data. */
export function clientesConditions(filtro: FiltroClientes): Condition[] {
  const clave = claveOf('_id', filtro.nombre)
  return [
    ...(clave ?? []),
    ...namesIn({ ...filtro, ...(clave && { nombre: '' }) }, { indices: true }),
    ...phoneIn('celular', filtro.celular),
    ...wordsIn(['email_n'], filtro.email, 'email_n'),
    ...firstOf(clientesWith, filtro.texto),
    ...firstOf(empresasWith, filtro.empresa),
    ...registered(filtro),
    ...(filtro.eliminados ? [NOT_ERASED, NOT_MERGED] : []),
  ]
}
