// pg reports these only in its message.
const awayMessage =
  /connection terminated|timeout exceeded when trying to connect|not queryable|connection ended|after calling end|query read timeout/i
const networkCodes = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EACCES']

/** What a server answers to writes once it has become a standby. */
export const READ_ONLY = '25006'

/** PostgreSQL's code of an error, also when Drizzle has wrapped it. */
export function sqlState(error: unknown): string | undefined {
  for (let e = error; e instanceof Error; e = e.cause) {
    const code = (e as { code?: unknown }).code
    if (typeof code === 'string') return code
  }
  return undefined
}

/** The server's own word that it is gone or a standby. 08: connection; 57P01 to 03: shutting down, crashed, starting up. */
export const saysItIsAway = (error: unknown): boolean =>
  /^(25006|57P0[1-5]|08...)$/.test(sqlState(error) ?? '')

/** The database is gone, or it is no longer the one that takes writes. Work under way may or may not have been done. */
export function isDatabaseAway(error: unknown): boolean {
  const code = sqlState(error)
  // 53300: too many connections
  if (code) return networkCodes.includes(code) || code === '53300' || saysItIsAway(error)
  for (let e = error; e instanceof Error; e = e.cause) {
    if (awayMessage.test(e.message)) return true
  }
  return false
}

/** The server does not answer. pg reports this only in its message, and Drizzle wraps it. */
export function isQuiet(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) if (e.message === 'Query read timeout') return true
  return false
}

/** Two transactions got into each other's way, and this one must try again. */
export const isConflict = (error: unknown): boolean => ['40001', '40P01'].includes(sqlState(error) ?? '')
