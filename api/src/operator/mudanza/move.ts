import type pg from 'pg'
import { FatalError } from '../../fatal.ts'
import { sqlState } from '../../platform/database/failures.ts'
import type { FileStore } from '../../platform/files/store.ts'
import { copyFiles, keysOf } from './files.ts'
import { asOffice, copyRows, differences } from './rows.ts'
import { close, freeze, mudanzaOf, open, rememberAddress } from './state.ts'
import { AUDIT, movingTables, officeTables } from './tables.ts'

/** One installation: its database, as the owner of the tables, and its store of files. */
export interface Installation {
  client: pg.Client
  store: FileStore
}

export interface Moved {
  filas: number
  tablas: number
  archivos: number
  /** Files that rows name and the store had lost before. */
  faltantes: number
}

interface Between {
  source: Installation
  target: Installation
  /** The office. */
  id: string
  signal?: AbortSignal
}

/**
 * Moves one office to another installation, all of it or nothing. Meanwhile it can be read here; at the end it is closed
 * for as long as its audit takes. In the target it appears with the last commit, once every row was compared.
 */
export async function move({ source, target, id, signal }: Between, direccion: string): Promise<Moved> {
  const [here, there] = [source.client, target.client]
  await ready({ source, target, id })
  await assertOffice(here, id)
  if (await hasOffice(there, id))
    throw new FatalError(
      'La empresa ya está en el destino: con --terminar se quita de aquí, con --volver, de allá.',
    )
  const tables = await movingTables(here)
  const audit = tables.filter(({ nombre }) => nombre === AUDIT)
  const others = tables.filter(({ nombre }) => nombre !== AUDIT)
  const stored: string[] = []
  let filas = 0
  await there.query('begin')
  try {
    await freeze(here, id, direccion)
    for (const table of others) filas += await copyRows(here, there, table, id, signal)
    const files = await copyFiles(source.store, target.store, await keysOf(here, id), stored, signal)
    await assertSame(here, there, others, id)
    signal?.throwIfAborted()
    await close(here, id)
    for (const table of audit) filas += await copyRows(here, there, table, id)
    await assertSame(here, there, audit, id)
    await there.query('commit')
    return { filas, tablas: tables.length, ...files }
  } catch (error) {
    await there.query('rollback').catch(() => {})
    await open(here, id)
    for (const key of stored) await target.store.delete(key).catch(() => {})
    if (sqlState(error) === '23505')
      throw new FatalError('Un correo de la empresa ya es de otra persona en el destino.', { cause: error })
    throw error
  }
}

/** Undoes a move while nobody has worked in the target: the office leaves it, and opens here. */
export async function back({ source, target, id }: Between): Promise<void> {
  const [here, there] = [source.client, target.client]
  await ready({ source, target, id })
  if (!(await mudanzaOf(here, id))) throw new FatalError('La empresa no se ha mudado: trabaja aquí.')
  if (await hasOffice(there, id)) {
    const tables = (await movingTables(here)).filter(
      ({ nombre }) => nombre !== AUDIT && nombre !== 'identidades',
    )
    const changed = await differences(here, there, tables, id)
    if (changed.length > 0)
      throw new FatalError(
        `En el destino ya se trabajó (${changed.join(', ')}): la empresa vuelve con otra mudanza, de allá para acá.`,
      )
    await remove(target, id)
  }
  await open(here, id)
}

/** Removes an office that moved from where it was; its people are still told where to go. */
export async function finish({ source, target, id }: Between): Promise<void> {
  await ready({ source, target, id })
  const moved = await mudanzaOf(source.client, id)
  if (!moved?.cierre || !(await hasOffice(target.client, id)))
    throw new FatalError('La empresa no se ha mudado a ese destino: aquí no se quita nada.')
  await remove(source, id, moved.direccion)
}

async function ready({ source, target, id }: Between): Promise<void> {
  await asOffice(source.client, id)
  await asOffice(target.client, id)
}

const hasOffice = async (client: pg.Client, id: string): Promise<boolean> =>
  ((await client.query('select from empresas where id_locatario = $1', [id])).rowCount ?? 0) > 0

async function assertOffice(client: pg.Client, id: string): Promise<void> {
  if (!(await hasOffice(client, id)))
    throw new FatalError('No hay una empresa con ese identificador: «npm run empresa -- lista» los dice.')
}

async function assertSame(...[here, there, tables, id]: Parameters<typeof differences>): Promise<void> {
  const different = await differences(here, there, tables, id)
  if (different.length > 0)
    throw new FatalError(`La copia no quedó igual (${different.join(', ')}): nada cambió en ninguna parte.`)
}

/** Deletes every row of an office, those that never move too, and then its files. */
async function remove({ client, store }: Installation, id: string, direccion?: string): Promise<void> {
  const keys = await keysOf(client, id)
  await client.query('begin')
  try {
    if (direccion) await rememberAddress(client, id, direccion)
    await client.query('delete from mudanzas where id_locatario = $1', [id])
    await client.query(
      'delete from direcciones_conocidas where id_identidad in (select _id from identidades where id_locatario = $1)',
      [id],
    )
    for (const nombre of (await officeTables(client)).reverse())
      await client.query(`delete from ${client.escapeIdentifier(nombre)} where id_locatario = $1`, [id])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
  for (const key of keys) await store.delete(key)
}
