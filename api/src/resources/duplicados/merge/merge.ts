import type { duplicadosCalls, Union } from '@backoffice/shared/contract'
import { uuidv7 } from 'uuidv7'
import type { z } from 'zod'
import { type Actor, auditBy } from '../../../platform/audit/repository.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { sql } from '../../../platform/database/drizzle.ts'
import { badField, Refusal } from '../../../platform/http/refusal.ts'
import { takeRow, type Which } from '../../../platform/rows/records.ts'
import { liveRow, updateRow } from '../../../platform/rows/rows.ts'
import { changesOf, checkEdited } from '../../clientes/edit.ts'
import { cliente, type ClienteEntero } from '../../clientes/entidad.ts'
import { clientes } from '../../clientes/table.ts'
import { type CamposTomados, uniones } from '../table.ts'
import { moveRecords } from './follow.ts'
import { inheritPairs } from './pairs.ts'
import { findUnion, unionOf } from './repository.ts'

type Asked = z.output<(typeof duplicadosCalls)['POST /clientes/unir']['request']>

/** Makes two clients one: everything of the other follows the one that stays. */
export async function mergeClientes(tx: Tx, actor: Actor, asked: Asked): Promise<Union> {
  const { id, id_otro, tomar = [] } = asked
  if (id === id_otro) throw badField('id_otro', 'Es el mismo cliente')
  const [queda, va] = await takeBoth(tx, actor, [
    { id, version: asked.version },
    { id: id_otro, version: asked.version_otro },
  ])
  const values = Object.fromEntries(tomar.map((campo) => [campo, va[campo]]))
  const cambios = changesOf(queda, { id, ...values } as Parameters<typeof changesOf>[1])
  await checkEdited(tx, queda, cambios)

  const idUnion = uuidv7()
  await tx.insert(uniones).values({
    ...{ id_locatario: actor.idLocatario, _id: idUnion, id_cliente: id_otro, id_queda: id },
    ...{ id_usuario: actor.idUsuario, campos: tomados(cambios) },
  })
  // Its names come first: the advisories that follow take them.
  await updateRow(tx, cliente, actor.idLocatario, id, cambios.despues)
  await moveRecords(tx, idUnion, id_otro, id)
  await tx
    .update(clientes)
    .set({
      ...{ eliminacion: sql`now()`, eliminado_por: actor.idUsuario, unido: true },
      version: sql`version + 1`,
    })
    .where(liveRow(clientes, actor.idLocatario, id_otro))
  await inheritPairs(tx, { idUnion, va: id_otro, queda: id })

  const union = await findUnion(tx, idUnion)
  if (!union) throw new Error('it was written just now')
  const entidad = 'cliente'
  auditBy(tx, actor, {
    ...{ accion: 'editar', entidad, idEntidad: id },
    antes: { ...cambios.antes, union: null },
    despues: { ...cambios.despues, union: union.va.nombre },
  })
  auditBy(tx, actor, { accion: 'eliminar', entidad, idEntidad: id_otro, antes: va, despues: { union: id } })
  return union
}

/** Locks both in one order, so that two merges of the same people wait for each other. */
async function takeBoth(
  tx: Tx,
  actor: Actor,
  whiches: [Which, Which],
): Promise<[ClienteEntero, ClienteEntero]> {
  const taken = new Map<string, ClienteEntero>()
  for (const which of whiches.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    taken.set(which.id, await take(tx, actor, which))
  return whiches.map(({ id }) => taken.get(id)) as [ClienteEntero, ClienteEntero]
}

/** One of the two; whoever was merged meanwhile is a conflict, with who did it and when. */
async function take(tx: Tx, actor: Actor, which: Which): Promise<ClienteEntero> {
  try {
    return await takeRow(tx, cliente, actor.idLocatario, which)
  } catch (error) {
    const union = error instanceof Refusal && error.status === 404 && (await unionOf(tx, which.id))
    if (!union) throw error
    throw new Refusal(409, `«${union.va.nombre}» ya se unió con «${union.queda.nombre}»`, {
      modificado: { por: union.usuario, el: union.momento },
    })
  }
}

const tomados = ({ antes, despues }: { antes: object; despues: object }): CamposTomados =>
  Object.fromEntries(
    Object.entries(despues).map(([campo, value]) => [
      campo,
      { antes: (antes as Record<string, unknown>)[campo] ?? null, despues: (value as unknown) ?? null },
    ]),
  )
