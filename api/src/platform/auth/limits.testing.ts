import assert from 'node:assert/strict'
import { useApi } from '../../../test/api.ts'

/** An api for the tests of one file, with attempts to sign in. */
export function useAttempts() {
  const api = useApi({ trustProxy: ['127.0.0.1'] })

  const attempt = (email: string, password: string, from: string) =>
    api.call('POST /auth/login', { email, password }, { from })
  const failTimes = async (n: number, email: string, from: string) => {
    for (let i = 0; i < n; i++) assert.equal((await attempt(email, 'mala', from)).status, 401)
  }

  /** The failures of hours of guessing, none of them in the last quarter of an hour. */
  const failures = (email: string, from: string, n: number) =>
    api.sql(
      `insert into intentos (cuenta, direccion, momento, turno)
       select sha256($1::bytea), $2, clock_timestamp() - interval '16 minutes', clock_timestamp() - interval '16 minutes'
       from generate_series(1, $3)`,
      [email, from, n],
    )

  return { api, attempt, failTimes, failures }
}
