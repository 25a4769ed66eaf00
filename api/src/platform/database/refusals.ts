import { diskFull, Refusal } from '../http/refusal'
import { sqlState } from './database'

const AWAY = 'La base de datos no está disponible por el momento'
// pg reports these only in its message.
const awayMessage =
  /connection terminated|timeout exceeded when trying to connect|not queryable|connection ended|after calling end|query read timeout/i
const networkCodes = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EACCES']

/** Translates a database error into a refusal for the person; null for any other error. */
export function databaseRefusal(error: unknown): Refusal | null {
  const code = sqlState(error)
  if (isDatabaseAway(error)) return new Refusal(503, AWAY, { retryAfter: 2, outage: 'database' })
  if (!code || !/^[0-9A-Z]{5}$/.test(code)) return null
  // 22: a value that no column accepts. The schemas refuse such values; this covers what they may have missed.
  if (code.startsWith('22')) return new Refusal(400, 'Algún dato no es válido')
  if (code === '23503') return new Refusal(400, 'Algún dato se refiere a algo que no existe')
  if (code === '23505') return new Refusal(409, 'Ya existe un registro igual')
  if (code === '53100') return diskFull()
  if (['40001', '40P01', '55P03', '57014'].includes(code)) {
    return new Refusal(503, 'El servidor está ocupado; puede intentarse de nuevo en un momento', {
      retryAfter: 2,
    })
  }
  return null
}

/** The connection is gone or was never made: its work may or may not have been done. */
export function isDatabaseAway(error: unknown): boolean {
  const code = sqlState(error)
  if (code) {
    // 08: connection; 53300: too many; 57P01 to 03: shutting down, crashed, starting up
    return networkCodes.includes(code) || code.startsWith('08') || /^(53300|57P0[1-5])$/.test(code)
  }
  for (let e = error; e instanceof Error; e = e.cause) {
    if (awayMessage.test(e.message)) return true
  }
  return false
}
