import type { ColumnaExtraCliente, COLUMNAS_CLIENTES, filtroClientes } from '@backoffice/shared/contract'
import { and, eq } from '../../platform/database/drizzle.ts'
import type { z } from 'zod'
import { anyOf } from '../../platform/database/any-of.ts'
import type { Tx } from '../../platform/database/database.ts'
import { clientes } from '../../platform/database/schema.ts'
import type { Condition, ListSpec } from '../../platform/lists/page.ts'
import { extraColumns } from './extra-columns.ts'
import { claveOf, namesIn, phoneIn, wordsIn } from '../../platform/lists/texts.ts'

type Columna = (typeof COLUMNAS_CLIENTES)[number]

export const clientesSpec: ListSpec<Columna> = {
  tabla: 'clientes',
  columnas: {
    nombre: { columna: 'nombre', tipo: 'texto' },
    apellido_paterno: { columna: 'apellido_paterno', tipo: 'texto' },
    apellido_materno: { columna: 'apellido_materno', tipo: 'texto' },
    celular: { columna: 'celular', tipo: 'texto' },
    email: { columna: 'email', tipo: 'texto' },
    creacion: { columna: 'creacion', tipo: 'instante' },
  },
  porDefecto: { orden: 'creacion', direccion: 'desc' },
}

/** The fields that the list shows and filters by. */
export const LISTED = ['nombre', 'apellido_paterno', 'apellido_materno', 'celular', 'email'] as const

export function clientesConditions(filtro: z.output<typeof filtroClientes>): Condition[] {
  const clave = claveOf('_id', filtro.nombre)
  return [
    ...(clave ?? []),
    ...namesIn('clientes', { ...filtro, ...(clave && { nombre: '' }) }),
    ...phoneIn('celular', filtro.celular),
    ...wordsIn(['email_n'], filtro.email, 'email_n'),
  ]
}

/** The list of deleted ones leaves out those whose data was erased: there is nothing to restore. */
export const NOT_ERASED: Condition = { op: 'igual', columna: 'datos_borrados', valor: 'false' }

/** The rows of these clients, with the further columns that were asked for. */
export const clientesRows =
  (idLocatario: string, extra: readonly ColumnaExtraCliente[] = []) =>
  async (tx: Tx, ids: string[]) => {
    const rows = await tx
      .select({
        _id: clientes._id,
        version: clientes.version,
        nombre: clientes.nombre,
        apellido_paterno: clientes.apellido_paterno,
        apellido_materno: clientes.apellido_materno,
        celular: clientes.celular,
        email: clientes.email,
      })
      .from(clientes)
      .where(and(eq(clientes.id_locatario, idLocatario), anyOf(clientes._id, ids)))
    if (extra.length === 0) return rows
    const more = await extraColumns(tx, idLocatario, ids, extra)
    return rows.map((row) => ({ ...row, ...more.get(row._id) }))
  }
