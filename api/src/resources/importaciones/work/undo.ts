import { camposCliente, esTexto } from '@backoffice/shared/contract'
import { type Actor, auditBy } from '../../../platform/audit/repository.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { sql } from '../../../platform/database/drizzle.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { removeRecord, takeRow } from '../../../platform/rows/records.ts'
import { updateRow } from '../../../platform/rows/rows.ts'
import type { Cambios } from '../../clientes/edit.ts'
import { cliente } from '../../clientes/entidad.ts'
import { undoPurchase } from './purchases.ts'
import type { Fila } from '../repository.ts'
import type { Outcome } from './import-rows.ts'

const IN_USE = 'Ya tiene asesorías, contrataciones, archivos, notas o mensajes'

/** Undoes a group of rows: deletes what they made, empties what they filled in; what was changed since stays. */
export async function undoRows(tx: Tx, actor: Actor, filas: Fila[]): Promise<Outcome[]> {
  const done = filas.filter(({ estado }) => estado === 'creada' || estado === 'completada')
  const used = await inUse(
    tx,
    done.filter(({ estado }) => estado === 'creada'),
  )
  const outcomes: Outcome[] = []
  for (const fila of done) {
    const motivo = used.has(fila.id_cliente ?? '') ? IN_USE : await refusedBy(() => undoRow(tx, actor, fila))
    outcomes.push(
      motivo === null
        ? { n: fila.n, estado: 'deshecha' }
        : { n: fila.n, estado: 'conservada', motivos: [{ columna: null, motivo }] },
    )
  }
  return outcomes
}

async function undoRow(tx: Tx, actor: Actor, fila: Fila): Promise<void> {
  const { estado, id_cliente, id_contratacion, version, campos } = fila
  const which = { id: id_cliente ?? '', version: version ?? 1 }
  if (estado === 'creada') return removeRecord(tx, cliente, actor, which)
  const antes = await takeRow(tx, cliente, actor.idLocatario, which)
  if (id_contratacion) await undoPurchase(tx, actor, which.id, id_contratacion)
  if (campos?.length === 0) return
  const cambios: Cambios = { antes: {}, despues: {} }
  for (const campo of campos ?? []) {
    Object.assign(cambios.antes, { [campo]: antes[campo] })
    Object.assign(cambios.despues, { [campo]: esTexto(camposCliente[campo].kind) ? '' : null })
  }
  await updateRow(tx, cliente, actor.idLocatario, which.id, cambios.despues)
  auditBy(tx, actor, { accion: 'editar', entidad: 'cliente', idEntidad: which.id, ...cambios })
}

/** Which of these clients somebody works with already: nothing of that says so in their own row. */
async function inUse(tx: Tx, made: Fila[]): Promise<Set<string>> {
  const ids = made.flatMap(({ id_cliente }) => id_cliente ?? [])
  const own = made.flatMap(({ id_contratacion }) => id_contratacion ?? [])
  if (ids.length === 0) return new Set()
  const { rows } = await tx.execute<{ id: string }>(sql`
    select c.id from unnest(${sql.param(ids)}::uuid[]) as c (id)
    where exists (select from asesorias where id_locatario = locatario() and id_cliente = c.id and eliminacion is null)
      or exists (
        select from contrataciones where id_locatario = locatario() and id_cliente = c.id
          and not (_id = any (${sql.param(own)}::uuid[]) and version = 1))
      or exists (select from archivos where id_locatario = locatario() and id_cliente = c.id and eliminacion is null)
      or exists (select from notas where id_locatario = locatario() and id_cliente = c.id and eliminacion is null)
      or exists (select from mensajes where id_locatario = locatario() and id_cliente = c.id)`)
  return new Set(rows.map(({ id }) => id))
}

async function refusedBy(work: () => Promise<void>): Promise<string | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.status === 409 ? 'Alguien lo cambió después de la importación' : error.msg
  }
}
