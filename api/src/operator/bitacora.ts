import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { id as uuid } from '@backoffice/shared/contract'
import type pg from 'pg'
import { count, runCommand } from '../backup/commands/command.ts'
import { openSource } from '../backup/commands/place.ts'
import { readConfig } from '../config.ts'
import { FatalError } from '../fatal.ts'
import { withOwner } from '../platform/database/connect.ts'
import { BOM, record } from '../platform/exports/csv.ts'
import { type AuditQuestion, type AuditRow, auditRows, findUsers } from './audit-rows.ts'
import { assertCurrent } from './schema.ts'

const USAGE =
  'Se usa así: npm run bitacora -- --desde 2026-11-01 --hasta 2026-11-30 [--usuario <correo o identificador>] ' +
  '[--registro <identificador>] [--csv].'

const COLUMNS = {
  momento: 'Momento',
  empresa: 'Empresa',
  usuario: 'Usuario',
  correo: 'Correo',
  accion: 'Acción',
  entidad: 'Entidad',
  registro: 'Registro',
  llamada: 'Llamada',
  direccion: 'Dirección',
  peticion: 'Petición',
  antes: 'Antes',
  despues: 'Después',
} satisfies Partial<Record<keyof AuditRow, string>>

/** Whoever reads a part of it (`| head`) ends it. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

/** `npm run bitacora`: who did what and when, between two days of the office, as text or as CSV. */
await runCommand(async () => {
  const { csv, usuario, ...asked } = options(process.argv.slice(2))
  const place = await openSource(readConfig(process.env))
  try {
    return await withOwner(place.connection, async (client) => {
      await assertCurrent(client)
      const usuarios = usuario === undefined ? null : await idsOf(client, usuario)
      const rows = auditRows(client, { ...asked, usuarios })
      return csv ? writeCsv(rows) : writeLines(rows)
    })
  } finally {
    await place.close()
  }
})

async function idsOf(client: pg.Client, usuario: string): Promise<string[]> {
  const ids = await findUsers(client, usuario)
  if (ids.length === 0)
    throw new FatalError(`No hay ningún usuario con el correo o identificador «${usuario}».`)
  return ids
}

async function writeLines(rows: AsyncIterable<AuditRow>): Promise<string> {
  let written = 0
  for await (const row of rows) {
    await write(`${lineOf(row)}\n`)
    written++
  }
  return `${count(written, 'renglón', 'renglones')}.`
}

function lineOf({ momento, empresa, usuario, correo, ...row }: AuditRow): string {
  const who = usuario ? `${usuario} (${correo})` : 'nadie con sesión'
  const what = [row.accion, row.entidad, row.registro].filter(Boolean).join(' ')
  const fields = row.campos && `campos: ${row.campos}`
  return [momento, empresa, who, what, fields, row.llamada, row.direccion, row.peticion]
    .filter(Boolean)
    .join(' · ')
}

/** Nothing but the file goes to stdout. */
async function writeCsv(rows: AsyncIterable<AuditRow>): Promise<string> {
  const columns = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]
  await write(BOM + record(Object.values(COLUMNS)))
  for await (const row of rows) await write(record(columns.map((column) => row[column])))
  return ''
}

async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain')
}

type Options = Omit<AuditQuestion, 'usuarios'> & { usuario: string | undefined; csv: boolean }

function options(args: string[]): Options {
  const { desde, hasta, usuario, registro, csv } = parsed(args)
  if (desde === undefined || hasta === undefined) throw new FatalError(USAGE)
  for (const day of [desde, hasta]) {
    if (!isDay(day)) throw new FatalError(`«${day}» no es un día; se escribe así: 2026-11-25.`)
  }
  if (desde > hasta) throw new FatalError('El día de --desde debe ser anterior o igual al de --hasta.')
  const id = registro === undefined ? null : uuid.safeParse(registro.trim())
  if (id && !id.success) throw new FatalError(`«${registro}» no es el identificador de un registro.`)
  return { desde, hasta, usuario: usuario?.trim(), registro: id?.data ?? null, csv }
}

function parsed(args: string[]) {
  const text = { type: 'string' } as const
  const known = { desde: text, hasta: text, usuario: text, registro: text }
  try {
    return parseArgs({ args, options: { ...known, csv: { type: 'boolean', default: false } } }).values
  } catch {
    throw new FatalError(USAGE)
  }
}

function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}
