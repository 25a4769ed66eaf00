import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { patient } from '../../../../tooling/patience/patience.ts'
import { type Front } from '../front.ts'
import { compare, type Found, type Ledger, type Verdict } from './ledger.ts'
import { type Calls } from './calls.ts'
import { digest } from './people.ts'

/** Files that were read and are as they were sent. */
const read = new Map<string, string>()

/** Compares what is there, in rows, files and mails, with what was acknowledged. */
export async function check(front: Front, calls: Calls, token: string, ledger: Ledger): Promise<Verdict> {
  const found: Found = new Map()
  const add = (name: string, value: string) => found.set(name, [...(found.get(name) ?? []), value])
  const clientes = await front.sql<{ nombre: string; valor: string }>(
    `select nombre, apellido_paterno as valor from clientes where nombre like 'Roble %'`,
  )
  for (const { nombre, valor } of clientes) add(nombre, valor)
  const archivos = await front.sql<{ nombre: string; id_archivo: string; id_cliente: string }>(
    `select nombre, _id as id_archivo, id_cliente from archivos where nombre like 'Escrito %'`,
  )
  for (const { nombre, ...ids } of archivos) add(nombre, await digestOf(calls, token, ids))
  for (const { name, address } of mails(front.outbox)) add(name, address)
  return compare(ledger.entries, found)
}

async function digestOf(
  calls: Calls,
  token: string,
  ids: { id_archivo: string; id_cliente: string },
): Promise<string> {
  const known = read.get(ids.id_archivo)
  if (known) return known
  const answer = await calls.post('/clientes/detalles_archivo', ids, { token })
  const { url } = (answer?.body as { archivo?: { url: string } } | undefined)?.archivo ?? {}
  const bytes = url ? await calls.file(url) : null
  const found = bytes ? digest(bytes) : 'no se pudo leer'
  if (bytes) read.set(ids.id_archivo, found)
  return found
}

/** Whom the mails of the outbox are for. */
function mails(outbox: string): { name: string; address: string }[] {
  const files = existsSync(outbox) ? readdirSync(outbox).filter((file) => file.endsWith('.eml')) : []
  return files.flatMap((file) => {
    const text = readFileSync(join(outbox, file), 'utf8')
    const [, address, number] = /^To:.*?(correo-(\d+)@pruebas\.mx)/m.exec(text) ?? []
    return address ? [{ name: `Correo ${number}`, address }] : []
  })
}

/** Waits until no mail, batch or the like is left to do. */
export async function untilDone({ sql }: Front): Promise<void> {
  const until = performance.now() + patient(90_000)
  for (;;) {
    const left = await sql<{ tipo: string }>('select tipo from trabajos where fallo is null').catch(
      () => null,
    )
    if (left?.length === 0) return
    if (performance.now() > until)
      throw new Error(
        `Quedaron trabajos sin hacer: ${left?.map(({ tipo }) => tipo).join(', ') ?? 'no se sabe'}`,
      )
    await sleep(500)
  }
}
