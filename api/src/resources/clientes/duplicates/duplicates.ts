import type { clientesCalls, PosibleDuplicado } from '@backoffice/shared/contract'
import { sql } from '../../../platform/database/drizzle.ts'
import type { z } from 'zod'
import type { Session } from '../../../platform/auth/session.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { one } from '../../../platform/database/statements/one.ts'
import { inOrder } from '../../../platform/lists/in-order.ts'
import { clientesRows } from '../list/list.ts'

type Descripcion = z.output<(typeof clientesCalls)['POST /clientes/posibles_duplicados']['request']>

interface Found extends Record<string, unknown> {
  ids: string[]
  motivos: Record<string, PosibleDuplicado['motivos']>
}

/**
 * The current clients that may be the described one, the likeliest first, with the matching fields; see
 * migrations/base. Only people who may list clients get contact data.
 */
export async function duplicateClientes(
  tx: Tx,
  { idLocatario, may }: Session,
  d: Descripcion,
): Promise<PosibleDuplicado[]> {
  const { ids, motivos } = one(
    await tx.execute<Found>(sql`
      select ids, motivos from posibles_duplicados(
        ${d.nombre}, ${d.apellido_paterno}, ${d.apellido_materno}, ${d.email}, ${d.celular}, ${d.rfc}, ${d.curp},
        ${d.id ?? null})`),
  )
  if (ids.length === 0) return []
  const rows = inOrder(ids, await clientesRows()(tx, idLocatario, ids))
  const withheld = may('clientes.ver') ? {} : { celular: null, email: null }
  return rows.map((row) => ({ ...row, ...withheld, motivos: motivos[row._id] ?? [] }))
}
