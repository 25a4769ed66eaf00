import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Readable } from 'node:stream'
import type pg from 'pg'
import { uuidv7 } from 'uuidv7'
import { heapOptions } from '../../../tooling/start/stack/heap.ts'
import { READ_EVERYTHING } from '../../src/platform/database/migrations/backup-policy.ts'
import { type Connection, withOwner } from '../../src/platform/database/connect.ts'
import { one } from '../../src/platform/database/statements/one.ts'
import type { FileStore } from '../../src/platform/files/store.ts'
import { fillDemo } from '../../src/seed/demo/demo.ts'
import { insertUser } from '../../src/seed/users.ts'
import { carriedTables } from '../../src/backup/tables.ts'
import { PASSWORD } from '../api.ts'

export interface Office {
  idLocatario: string
  email: string
}

/** An empresa with people, clients, advisories and files, in a database with the schema. */
export async function fillOffice(connection: Connection, store: FileStore, clients: number): Promise<Office> {
  const idLocatario = uuidv7()
  const email = `${idLocatario}@respaldo.mx`
  await withOwner(connection, async (client) => {
    await client.query("select set_config('app.id_locatario', $1, false)", [idLocatario])
    await client.query('insert into empresas (id_locatario, nombre) values ($1, $2)', [
      idLocatario,
      'Ñandú\t\\N',
    ])
    const user = await insertUser(client, idLocatario, { nombre: 'Eñe', tipo: 0, email, password: PASSWORD })
    const now = Date.parse('2026-03-01T12:00:00Z')
    await fillDemo(client, { idLocatario, clients, asesores: [user], now, onProgress: () => {} })
    await client.query(
      `insert into auditoria (id_locatario, _id, direccion, peticion, llamada, accion, entidad, antes)
       values ($1, $2, '::1', 'p', 'POST /x', 'crear', 'cliente', $3)`,
      [idLocatario, uuidv7(), JSON.stringify({ motivo: 'línea 1\nlínea 2 "\\"' })],
    )
    await addFiles(client, store, idLocatario, user)
  })
  return { idLocatario, email }
}

async function addFiles(
  client: pg.Client,
  store: FileStore,
  idLocatario: string,
  user: string,
): Promise<void> {
  for (const content of ['uno', 'dos'.repeat(200_000)]) {
    const clave = `clientes/${idLocatario}/${uuidv7()}`
    const { bytes } = await store.put(clave, Readable.from([Buffer.from(content)]))
    await client.query(
      `insert into archivos (id_locatario, _id, id_cliente, nombre, extension, clave, bytes, sha256)
       select $1, $2, (select _id from clientes where id_locatario = $1 limit 1), 'Acta', 'pdf', $3, $4, sha256($5)`,
      [idLocatario, uuidv7(), clave, bytes, Buffer.from(content)],
    )
  }
  const photo = `${uuidv7()}.webp`
  await store.put(`fotos/${idLocatario}/${photo}`, Readable.from([Buffer.from('foto')]))
  await client.query('update usuarios set perfil_archivo = $1 where _id = $2', [photo, user])
  const replaced = `fotos/${idLocatario}/${uuidv7()}`
  await store.put(replaced, Readable.from([Buffer.from('foto de antes')]))
  await client.query(
    "insert into bytes_sueltos (id_locatario, clave, borrar_desde) values ($1, $2, now() + interval '1 day')",
    [idLocatario, replaced],
  )
}

/** Every table that travels, generated columns too: how many rows, and a digest of all of them. */
export function digests(connection: Connection): Promise<Record<string, string>> {
  return withOwner(connection, async (client) => {
    const found: Record<string, string> = {}
    await client.query('begin')
    await client.query(READ_EVERYTHING)
    for (const { nombre } of await carriedTables(client)) {
      const { rows } = await client.query<{ digest: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest
         from ${nombre} t`,
      )
      found[nombre] = one({ rows }).digest
    }
    return found
  })
}

/** The clients of every tenant, in order. */
export function readClientes(connection: Connection): Promise<Record<string, unknown>[]> {
  return withOwner(connection, async (client) => {
    await client.query('begin')
    await client.query(READ_EVERYTHING)
    return (await client.query<Record<string, unknown>>('select * from clientes order by _id')).rows
  })
}

export async function contents(store: FileStore): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for await (const { key } of store.list('')) {
    const file = await store.get(key)
    if (file) found[key] = Buffer.concat((await file.body.toArray()) as Buffer[]).toString()
  }
  return Object.fromEntries(Object.entries(found).sort())
}

/** Runs a backup command in a separate process. */
export const run = (command: 'respaldo' | 'restaurar', args: string[], env: Record<string, string>) =>
  runFile(`../../src/backup/commands/${command}.ts`, args, env)

/** Runs one of the operator's commands in a separate process. */
export const runOperator = (file: string, args: string[], env: Record<string, string>) =>
  runFile(`../../src/operator/${file}.ts`, args, env)

function runFile(path: string, args: string[], env: Record<string, string>) {
  const file = fileURLToPath(new URL(path, import.meta.url))
  const child = spawn(process.execPath, [...heapOptions, file, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  const done = new Promise<{ status: number | null; stdout: string; stderr: string }>((resolve) =>
    child.on('close', (status) => resolve({ status, stdout, stderr })),
  )
  return { child, done }
}
