import type pg from 'pg'
import type { FileStore } from '../../platform/files/store.ts'
import { defineTablas } from '../../platform/rows/datos.ts'
import { keysOf } from './keys-of.ts'

export default defineTablas({
  // Made anew where they are missing.
  miniaturas: { respaldo: false },
  archivos: {
    claves: 'select clave, eliminacion is null as viva from archivos',
    deCliente: {
      entidad: 'archivo',
      nombres: ['archivo'],
      borrar: (client, { cliente, ids, store }) => eraseFiles(client, store, cliente, ids),
    },
  },
})

/** Erases the bytes before the commit: if this fails, the rows are still there for another attempt. */
async function eraseFiles(
  client: pg.Client,
  store: FileStore,
  cliente: string,
  ids: string[],
): Promise<void> {
  const keys = await keysOf(client, store, cliente, ids)
  for (const key of keys) await store.delete(key)
  await client.query('delete from bytes_sueltos where id_locatario = locatario() and clave = any ($1)', [
    keys,
  ])
  await client.query('delete from archivos where id_locatario = locatario() and _id = any ($1::uuid[])', [
    ids,
  ])
}
