import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { FatalError } from './fatal.ts'
import { type MailSettings, readMail } from './platform/mail/settings.ts'
import { type Environment } from './settings.ts'
import { tracedPart } from './platform/tracing/traced.ts'
import { readS3, type S3Settings } from './platform/files/s3-settings.ts'

export interface Config extends MailSettings {
  host: string
  port: number
  dataDir: string
  databaseUrl: string | null
  /** The same database behind a pooler that gives each transaction another session; null: requests use databaseUrl. */
  databasePoolUrl: string | null
  /** The address of a standby of the same database, which long reads use; null: none. */
  databaseReadUrl: string | null
  adminEmail: string
  adminPassword: string | null
  /** The number of demo clients for an empty database; 0: no demo data. */
  demoClients: number
  trustProxy: string[] | false
  corsOrigins: string[]
  /** The location of the remotes' registry, a file or an http(s) address; null: none. */
  registry: string | null
  logLevel: string
  /** The bucket for files; null: DATA_DIR/archivos. */
  s3: S3Settings | null
  fileMaxBytes: number
  /** The age at which the bytes of an unfinished upload are deleted. */
  orphanMinutes: number
  /** The file of a list with more rows is prepared after the answer. */
  exportRows: number
  /** How many days such a file is kept. */
  exportDays: number
  /** The maximum age of a session in days, however much it is used. */
  sessionDays: number
  /** The hour of the office, HH:MM, from which the morning's reminders are sent. */
  recordatoriosHora: string
  /** How many days the audit keeps what people did; 0: forever. */
  auditDays: number
  /** The age public keys that encrypt a backup; none: it stays readable. */
  backupRecipients: string[]
  /** The file with the private keys that decrypt a backup, as typed; null: only readable backups can be restored. */
  backupIdentityFile: string | null
  /** A server on which a backup may be restored aside, to prove it; null: the embedded one, or else databaseUrl. */
  backupTestUrl: string | null
  /** The folder of the embedded database's archive; null: none. */
  walArchive: string | null
  /** How many days the archive reaches back. */
  walArchiveDays: number
  /** The space to keep free on DATA_DIR's disk; 0: unchecked. */
  diskReserveBytes: number
  /** How long a process told to stop still answers, so that new calls find another. */
  drainSeconds: number
  /** Where /metrics is served; null: nowhere. */
  metrics: { host: string; port: number } | null
  /** Where traces are sent, and under which name; null: nowhere (platform/tracing). */
  traces: { to: string; name: string } | null
}

/** The number of clients for DEMO=1: those of one office. */
export const DEMO_OFFICE = 240
const DEMO_MAX = 5_000_000

/** Reads the environment; an invalid value is fatal, with a sentence that names it. */
export function readConfig(env: Environment): Config {
  const databaseUrl = env.DATABASE_URL || null
  return {
    host: env.HOST || '127.0.0.1',
    port: wholeNumber(env, 'PORT', 3100, 65_535),
    dataDir: resolve(env.DATA_DIR || '.data'),
    databaseUrl,
    databasePoolUrl: besideDatabaseUrl(env, 'DATABASE_POOL_URL'),
    databaseReadUrl: besideDatabaseUrl(env, 'DATABASE_READ_URL'),
    adminEmail: env.ADMIN_EMAIL?.trim() || 'admin@demo.mx',
    adminPassword: env.ADMIN_PASSWORD || null,
    demoClients: demoClients(env, databaseUrl),
    trustProxy: trustProxy(env.TRUST_PROXY?.trim()),
    corsOrigins: list(env.CORS_ORIGINS),
    registry: registryPlace(env.REGISTRY?.trim()),
    logLevel: logLevel(env.LOG_LEVEL),
    ...readMail(env),
    s3: readS3(env),
    fileMaxBytes: Math.max(1, wholeNumber(env, 'FILE_MAX_MB', 25, 1_000)) * 1024 * 1024,
    orphanMinutes: wholeNumber(env, 'FILE_ORPHAN_MINUTES', 24 * 60, 1_000_000),
    exportRows: wholeNumber(env, 'EXPORT_ROWS', 20_000, 1_000_000),
    exportDays: Math.max(1, wholeNumber(env, 'EXPORT_DAYS', 3, 30)),
    sessionDays: Math.max(1, wholeNumber(env, 'SESSION_DAYS', 30, 3_650)),
    recordatoriosHora: hourOfDay(env, 'RECORDATORIOS_HORA', '07:00'),
    auditDays: auditDays(env),
    backupRecipients: list(env.BACKUP_RECIPIENT),
    backupIdentityFile: env.BACKUP_IDENTITY_FILE?.trim() || null,
    backupTestUrl: env.BACKUP_TEST_URL || null,
    walArchive: env.WAL_ARCHIVE?.trim() ? resolve(env.WAL_ARCHIVE.trim()) : null,
    walArchiveDays: Math.max(1, wholeNumber(env, 'WAL_ARCHIVE_DAYS', 14, 3_650)),
    diskReserveBytes: wholeNumber(env, 'DISK_RESERVE_MB', 64, 1_000_000) * 1024 * 1024,
    drainSeconds: wholeNumber(env, 'DRAIN_SECONDS', 0, 120),
    metrics: metricsAddress(env),
    traces: tracesReceiver(env),
  }
}

/** The same database by another way: DATABASE_URL is the direct one, which prepares it. */
function besideDatabaseUrl(env: Environment, name: 'DATABASE_POOL_URL' | 'DATABASE_READ_URL'): string | null {
  const url = env[name] || null
  if (url && !env.DATABASE_URL) {
    throw new FatalError(
      `${name} va junto con DATABASE_URL, la dirección directa: por ella se prepara la base.`,
    )
  }
  return url
}

function demoClients(env: Environment, databaseUrl: string | null): number {
  const fallback = databaseUrl || env.NODE_ENV === 'production' ? 0 : 1
  const asked = wholeNumber(env, 'DEMO', fallback, DEMO_MAX)
  return asked === 1 ? DEMO_OFFICE : asked
}

function wholeNumber(env: Environment, name: keyof Environment, fallback: number, max: number): number {
  const text = env[name]?.trim()
  if (!text) return fallback
  if (!/^\d{1,9}$/.test(text) || Number(text) > max) {
    throw new FatalError(`${name} debe ser un número entero de 0 a ${max}, no «${text}».`)
  }
  return Number(text)
}

function hourOfDay(env: Environment, name: keyof Environment, fallback: string): string {
  const text = env[name]?.trim() || fallback
  const [, hour = '', minute] = /^(\d|[01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  if (minute === undefined)
    throw new FatalError(`${name} debe ser una hora HH:MM, de 00:00 a 23:59, no «${text}».`)
  return `${hour.padStart(2, '0')}:${minute}`
}

/**
 * A shorter period would let whoever changes the setting wipe out recent entries; the database refuses it too
 * (migrations/base).
 */
function auditDays(env: Environment): number {
  const days = wholeNumber(env, 'AUDIT_DAYS', 0, 36_500)
  if (days > 0 && days < 30) throw new FatalError('AUDIT_DAYS debe ser 0 (para siempre) o 30 días o más.')
  return days
}

function metricsAddress(env: Environment): Config['metrics'] {
  const port = wholeNumber(env, 'METRICS_PORT', 0, 65_535)
  return port === 0 ? null : { host: env.METRICS_HOST || '127.0.0.1', port }
}

function tracesReceiver(env: Environment): Config['traces'] {
  const to = env.OTEL_EXPORTER_OTLP_ENDPOINT?.trim()
  const name = env.OTEL_SERVICE_NAME?.trim() || 'backoffice-api'
  const part = env.OTEL_TRACES_SAMPLER_ARG?.trim()
  if (part && tracedPart(env) !== Number(part)) {
    throw new FatalError(`OTEL_TRACES_SAMPLER_ARG debe ser un número de 0 a 1, no «${part}».`)
  }
  if (!to) return null
  if (!isHttp(to)) {
    throw new FatalError(`OTEL_EXPORTER_OTLP_ENDPOINT debe ser una dirección http(s), no «${to}».`)
  }
  return { to, name }
}

const isHttp = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

function trustProxy(text: string | undefined): Config['trustProxy'] {
  if (!text || text === '0' || text === 'false') return false
  const hops = list(text)
  for (const hop of hops) {
    const named = ['loopback', 'linklocal', 'uniquelocal'].includes(hop)
    if (!named && !isRange(hop)) {
      throw new FatalError(`TRUST_PROXY debe ser direcciones o rangos separados por comas, no «${hop}».`)
    }
  }
  return hops
}

/** `10.0.0.1`, `10.0.0.0/8`, `fd00::/8`. */
function isRange(hop: string): boolean {
  const [address = '', bits, ...more] = hop.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  if (bits === undefined) return true
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
}

function registryPlace(text: string | undefined): string | null {
  if (!text) return null
  if (!/^[a-z][a-z0-9+.-]+:/i.test(text)) return resolve(text)
  if (!isHttp(text)) {
    throw new FatalError(`REGISTRY debe ser un archivo o una dirección http(s), no «${text}».`)
  }
  return text
}

function logLevel(text: string | undefined): string {
  const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
  if (!text) return 'info'
  if (!levels.includes(text)) throw new FatalError(`LOG_LEVEL debe ser uno de: ${levels.join(', ')}.`)
  return text
}

const list = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
