import { camposCliente, esTexto, nombresDeCampos } from '@backoffice/shared/contract'
import type pg from 'pg'
import { uuidv7 } from 'uuidv7'
import type { FileStore } from '../platform/files/store.ts'
import { keysOf } from './bytes.ts'
import { eraseViews } from './erase-views.ts'
import { quotesOf } from './identity.ts'
import { eraseQuotations, findMentions, type Mention } from './mentions.ts'
import type { Subject } from './subject.ts'

export interface Erased {
  asesorias: number
  archivos: number
  notas: number
  bitacora: number
}

/** Places where the values were, and may remain for a while; the statistics of a column quote its values, too. */
const TABLES =
  'clientes, asesorias, archivos, notas, mensajes, recibos, auditoria, idempotencia, vistas, exportaciones, lotes, trabajos, ' +
  'importaciones, importacion_filas'

/**
 * Permanently erases a client's personal data (D25): the fields in every table, the texts of their advisories, their
 * notes and the messages sent to them, their files with the bytes, and quotations in whatever only repeats texts: the audit, stored answers and
 * questions, batches, people's views. Purchases stay, because they contain no names, and so do their receipts without
 * the client, and the record of who did what. Records of others that name the person are returned. Runs as the tables' owner, because the api may not change
 * the audit.
 */
export async function eraseCliente(
  client: pg.Client,
  store: FileStore,
  { id, idLocatario }: Pick<Subject, 'id' | 'idLocatario'>,
): Promise<Erased & { menciones: Mention[] }> {
  await client.query('begin')
  try {
    await client.query("select set_config('app.id_locatario', $1, true)", [idLocatario])
    // Concurrent writes for this client wait, and then find it deleted.
    await client.query('select from clientes where id_locatario = locatario() and _id = $1 for update', [id])
    const asesorias = await idsOf(client, 'asesorias', id)
    const contrataciones = await idsOf(client, 'contrataciones', id)
    const archivos = await idsOf(client, 'archivos', id)
    const notas = await idsOf(client, 'notas', id)
    const mensajes = await idsOf(client, 'mensajes', id)
    const recibos = await idsOf(client, 'recibos', id)

    const keys = await keysOf(client, store, id, archivos)
    // Before the commit: if this fails, the rows are still there for another attempt.
    for (const key of keys) await store.delete(key)
    await client.query('delete from bytes_sueltos where id_locatario = locatario() and clave = any ($1)', [
      keys,
    ])
    await client.query('delete from archivos where id_locatario = locatario() and id_cliente = $1', [id])
    await client.query('delete from notas where id_locatario = locatario() and id_cliente = $1', [id])
    await client.query('delete from mensajes where id_locatario = locatario() and id_cliente = $1', [id])
    const quotes = await quotesOf(client, id)
    await eraseViews(client, quotes)
    await eraseRow(client, id)
    await client.query(
      `update asesorias set motivo = 'Datos borrados', descripcion = '', version = version + 1
       where id_locatario = locatario() and id_cliente = $1`,
      [id],
    )
    await eraseRecibos(client, recibos)
    const entries = await eraseImages(client, {
      cliente: [id],
      asesoria: asesorias,
      contratacion: contrataciones,
      archivo: archivos,
      nota: notas,
      mensaje: mensajes,
      recibo: recibos,
    })
    await eraseAnswers(client, [
      id,
      ...asesorias,
      ...contrataciones,
      ...archivos,
      ...notas,
      ...mensajes,
      ...recibos,
    ])
    const bitacora = entries + (await eraseQuotations(client, quotes))
    const menciones = await findMentions(client, quotes, id)
    const erased = { asesorias: asesorias.length, archivos: archivos.length, notas: notas.length, bitacora }
    await writeDown(client, idLocatario, id, erased)
    await client.query('commit')
    // Removes overwritten values from the tables' files, too.
    await client.query(`vacuum (analyze) ${TABLES}`)
    return { ...erased, menciones }
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

async function idsOf(
  client: pg.Client,
  table: 'asesorias' | 'contrataciones' | 'archivos' | 'notas' | 'mensajes' | 'recibos',
  id: string,
) {
  const { rows } = await client.query<{ _id: string }>(
    `select _id from ${table} where id_locatario = locatario() and id_cliente = $1`,
    [id],
  )
  return rows.map(({ _id }) => _id)
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

/** Receipts keep their numbers, which have no gaps, and what was paid; nobody can read them by an address any more. */
async function eraseRecibos(client: pg.Client, ids: string[]): Promise<void> {
  await client.query(
    'delete from enlaces_recibos where id_locatario = locatario() and id_recibo = any ($1::uuid[])',
    [ids],
  )
  await client.query(
    `update recibos set datos = datos || '{"cliente": {"nombre": "Cliente borrado", "razon_social": "", "rfc": ""}}'
     where id_locatario = locatario() and _id = any ($1::uuid[])`,
    [ids],
  )
}

/** The audit keeps who did what and when, without the contents of the records. */
async function eraseImages(client: pg.Client, ids: Record<string, string[]>): Promise<number> {
  let erased = 0
  for (const [entidad, of] of Object.entries(ids)) {
    const { rowCount } = await client.query(
      `update auditoria set antes = null, despues = null
       where id_locatario = locatario() and entidad = $1 and id_entidad = any ($2::uuid[])
         and (antes is not null or despues is not null)`,
      [entidad, of],
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
