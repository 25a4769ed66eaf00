import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { FileStore } from '../../platform/files/store.ts'

/**
 * The store keys of all files of a client that may still exist: current files, deleted ones, and those that an edit
 * replaced. Only the audit knows the last ones, by their digest.
 */
export async function keysOf(
  client: pg.Client,
  store: FileStore,
  idCliente: string,
  archivos: string[],
): Promise<string[]> {
  const own = await client.query<{ clave: string }>(
    'select clave from archivos where id_locatario = locatario() and id_cliente = $1',
    [idCliente],
  )
  const known = await client.query<{ sha256: string }>(
    `select distinct imagen ->> 'sha256' as sha256
     from auditoria, lateral (values (antes), (despues)) as imagenes (imagen)
     where id_locatario = locatario() and entidad = 'archivo' and id_entidad = any ($1::uuid[])
       and imagen ->> 'sha256' is not null`,
    [archivos],
  )
  const digests = new Set(known.rows.map(({ sha256 }) => sha256))
  const loose = await client.query<{ clave: string }>(
    `select clave from bytes_sueltos b where id_locatario = locatario() and clave like 'clientes/%'
       and not exists (select from archivos a where a.id_locatario = b.id_locatario and a.clave = b.clave)`,
  )
  const keys = own.rows.map(({ clave }) => clave)
  if (digests.size === 0) return keys
  for (const { clave } of loose.rows) {
    const digest = await digestOf(store, clave)
    if (digest && digests.has(digest)) keys.push(clave)
  }
  return keys
}

async function digestOf(store: FileStore, key: string): Promise<string | null> {
  const file = await store.get(key)
  if (!file) return null
  const hash = createHash('sha256')
  for await (const chunk of file.body) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
