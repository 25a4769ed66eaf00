import { camposCliente, esTexto, nombresDeCampos } from '@backoffice/shared/contract'
import type pg from 'pg'
import { uuidv7 } from 'uuidv7'
import type { FileStore } from '../../platform/files/store.ts'
import type { OfCliente } from '../../platform/rows/datos.ts'
import { allTables, tablesOfCliente } from '../../tables.ts'
import { eraseViews } from './erase-views.ts'
import { quotesOf } from './identity.ts'
import { eraseQuotations, findMentions, type Mention } from './mentions.ts'
import { samePerson } from './same-person.ts'
import type { Subject } from './subject.ts'

/**
 * By table, how many rows lost what they said of the client; only tables whose rows have a name for the operator.
 * `bitacora` counts the audit's.
 */
export type Erased = Record<string, number>

/**
 * Permanently erases a client's personal data (D25): the fields in every table, what each table says of its rows
 * (platform/rows/datos.ts), and quotations in whatever only repeats texts: the audit, stored answers and questions,
 * batches, people's views. Clients that were merged are one person (E-12). The record of who did what stays. Records of others that name the person are returned. Runs
 * as the tables' owner, because the api may not change the audit.
 */
export async function eraseCliente(
  client: pg.Client,
  store: FileStore,
  { id, idLocatario }: Pick<Subject, 'id' | 'idLocatario'>,
): Promise<{ borrado: Erased; menciones: Mention[] }> {
  await client.query('begin')
  try {
    await client.query("select set_config('app.id_locatario', $1, true)", [idLocatario])
    const ids = await samePerson(client, id)
    // Concurrent writes for this client wait, and then find it deleted.
    await client.query(
      'select from clientes where id_locatario = locatario() and _id = any ($1::uuid[]) order by _id for update',
      [ids],
    )
    for (const { alBorrar } of Object.values(await allTables())) await alBorrar?.(client, store)
    const borrado: Erased = {}
    const menciones: Mention[] = []
    for (const one of ids) {
      const erased = await eraseOne(client, store, one, ids)
      for (const [tabla, n] of Object.entries(erased.borrado)) borrado[tabla] = (borrado[tabla] ?? 0) + n
      menciones.push(...erased.menciones)
    }
    await writeDown(client, idLocatario, id, borrado)
    await client.query('commit')
    // Removes overwritten values from the tables' files, too.
    await client.query(`vacuum (analyze) ${(await touched()).join(', ')}`)
    return { borrado, menciones }
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/** One of a person's rows, with what belongs to it. */
async function eraseOne(client: pg.Client, store: FileStore, id: string, own: string[]) {
  const suyos: Awaited<ReturnType<typeof rowsOf>>[] = []
  for (const [tabla, of] of await tablesOfCliente()) suyos.push(await rowsOf(client, tabla, of, id))
  for (const { of, ids } of suyos) await of.borrar?.(client, { ids, cliente: id, store })
  const quotes = await quotesOf(client, id)
  await eraseViews(client, quotes)
  await eraseRow(client, id)
  const all = [{ of: { entidad: 'cliente' }, ids: [id] }, ...suyos]
  const entries = await eraseImages(client, all)
  await eraseAnswers(
    client,
    all.flatMap(({ ids }) => ids),
  )
  const bitacora = entries + (await eraseQuotations(client, quotes))
  const menciones = await findMentions(client, quotes, own)
  const told = suyos.filter(({ of }) => of.nombres && of.borrar)
  const borrado: Erased = {
    ...Object.fromEntries(told.map(({ tabla, ids }) => [tabla, ids.length])),
    bitacora,
  }
  return { borrado, menciones }
}

/** Where the values were, and may remain for a while; the statistics of a column quote its values, too. */
async function touched(): Promise<string[]> {
  const others = Object.entries(await allTables()).filter(
    ([, { menciones, deCliente }]) => menciones ?? deCliente,
  )
  return ['clientes', ...others.map(([tabla]) => tabla)]
}

/** The client's rows of a table. */
async function rowsOf(client: pg.Client, tabla: string, of: OfCliente, id: string) {
  const { rows } = await client.query<{ _id: string }>(
    `select _id from ${tabla} where id_locatario = locatario() and id_cliente = $1`,
    [id],
  )
  return { tabla, of, ids: rows.map(({ _id }) => _id) }
}

/** Blanks the client's row, which stays as the target of references; a trigger updates the names in its advisories. */
async function eraseRow(client: pg.Client, id: string): Promise<void> {
  const fields = nombresDeCampos.filter((campo) => campo !== 'nombre')
  const blank = fields.map((campo) => `${campo} = ${esTexto(camposCliente[campo].kind) ? "''" : 'null'}`)
  await client.query(
    `update clientes set nombre = 'Cliente borrado', ${blank.join(', ')},
       eliminacion = coalesce(eliminacion, now()), datos_borrados = true, version = version + 1
     where id_locatario = locatario() and _id = $1`,
    [id],
  )
}

/** The audit keeps who did what and when, without the contents of the records. */
async function eraseImages(
  client: pg.Client,
  all: { of: Pick<OfCliente, 'entidad'>; ids: string[] }[],
): Promise<number> {
  let erased = 0
  for (const { of, ids } of all) {
    const { rowCount } = await client.query(
      `update auditoria set antes = null, despues = null
       where id_locatario = locatario() and entidad = $1 and id_entidad = any ($2::uuid[])
         and (antes is not null or despues is not null)`,
      [of.entidad, ids],
    )
    erased += rowCount ?? 0
  }
  return erased
}

/** Stored answers for repeated calls quote rows. */
async function eraseAnswers(client: pg.Client, ids: string[]): Promise<void> {
  await client.query(
    `delete from idempotencia where id_locatario = locatario()
       and exists (select from unnest($1::text[]) as id where position(id in respuesta::text) > 0)`,
    [ids],
  )
}

async function writeDown(client: pg.Client, idLocatario: string, id: string, erased: Erased): Promise<void> {
  await client.query(
    `insert into auditoria
       (id_locatario, _id, direccion, peticion, llamada, accion, entidad, id_entidad, despues)
     values ($1, $2, 'operador', '', 'npm run borrar-datos', 'borrar_datos', 'cliente', $3, $4)`,
    [idLocatario, uuidv7(), id, JSON.stringify(erased)],
  )
}
