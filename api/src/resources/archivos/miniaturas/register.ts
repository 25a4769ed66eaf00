import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../platform/calls/call.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { sql } from '../../../platform/database/drizzle.ts'
import { type Download, registerDownload } from '../../../platform/downloads/registry.ts'
import { notFound } from '../../../platform/http/refusal.ts'
import { findRow } from '../../../platform/rows/rows.ts'
import { cliente } from '../../clientes/entidad.ts'
import { findCliente } from '../../clientes/repository.ts'
import { archivo, type ArchivoEntero } from '../entidad.ts'
import { drawn, inTurn } from './drawn.ts'
import { listArchivos } from '../repository.ts'

const KIND = 'miniatura'
/** One address per picture and hour, so that browsers cache it; each is valid for one to two hours. */
const HOUR = 3_600
/** What the decoders of photos read (perfil/image.ts). */
const PICTURES = ['png', 'jpg', 'jpeg', 'jfif', 'webp', 'gif']
/** Larger ones have no small picture: they would have to be read whole. */
const BYTES_MAX = 15 * 1024 * 1024

/** Serves the small pictures of a client's pictures: each is made at the first look. */
export function registerMiniaturas(app: FastifyInstance): void {
  registerCall(app, 'POST /clientes/miniaturas', async ({ body, session: { idLocatario } }) => {
    const archivos = await app.db.tenant(idLocatario, async (tx) => {
      if (!(await findCliente(tx, idLocatario, body.id_cliente))) throw notFound(cliente.falta)
      return listArchivos(tx, idLocatario, body.id_cliente)
    })
    const miniaturas: { _id: string; url: string }[] = []
    for (const { _id, version = 1, extension, tamano = 0 } of archivos) {
      if (!PICTURES.includes(extension) || tamano > BYTES_MAX) continue
      const what = { empresa: idLocatario, id: _id, version: String(version) }
      miniaturas.push({ _id, url: await app.downloadUrl(KIND, what, HOUR, { step: HOUR }) })
    }
    return { miniaturas }
  })

  registerDownload(app, KIND, async ({ empresa = '', id = '' }): Promise<Download | null> => {
    const row = await app.db.tenant(empresa, (tx) => findRow(tx, archivo, empresa, id))
    if (!row) return null
    const known = await app.db.tenant(empresa, (tx) => find(tx, empresa, row))
    const imagen = known === undefined ? await inTurn(() => make(app, empresa, row)) : known
    if (!imagen) return null
    const body = Readable.from([imagen])
    return {
      ...{ name: 'miniatura.webp', type: 'image/webp', body, bytes: imagen.length },
      ...{ inline: true, cacheSeconds: HOUR },
    }
  })
}

/** Undefined: nobody has looked yet; null: it can't be read. */
async function find(tx: Tx, idLocatario: string, { _id, sha256 }: ArchivoEntero) {
  const { rows } = await tx.execute<{ imagen: Buffer | null }>(sql`
    select imagen from miniaturas
    where id_locatario = ${idLocatario} and id_archivo = ${_id} and sha256 = ${sha256}`)
  return rows[0]?.imagen
}

async function make(app: FastifyInstance, idLocatario: string, row: ArchivoEntero): Promise<Buffer | null> {
  // Somebody who waited before may have made it.
  const known = await app.db.tenant(idLocatario, (tx) => find(tx, idLocatario, row))
  if (known !== undefined) return known
  const found = await app.files.get(row.clave)
  if (!found) return null
  const imagen = await drawn(await buffer(found.body))
  await app.db.tenant(idLocatario, async (tx) => {
    // Not of one that was deleted or replaced meanwhile: its small picture goes with it.
    await tx.execute(sql`
      insert into miniaturas (id_locatario, id_archivo, sha256, imagen)
      select id_locatario, _id, sha256, ${imagen}::bytea from archivos
      where id_locatario = ${idLocatario} and _id = ${row._id} and sha256 = ${row.sha256} and eliminacion is null
      for share
      on conflict (id_locatario, id_archivo) do update set sha256 = excluded.sha256, imagen = excluded.imagen`)
  })
  return imagen
}

/** The small picture goes as soon as what it shows does. */
export async function dropMiniatura(tx: Tx, idLocatario: string, id: string): Promise<void> {
  await tx.execute(sql`delete from miniaturas where id_locatario = ${idLocatario} and id_archivo = ${id}`)
}
