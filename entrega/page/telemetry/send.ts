import { authState, hasCapacidad, httpConfig } from '@backoffice/shared'
import type { EventoDeTelemetria } from '@backoffice/shared/contract'

/** The call of the contract; a server that offers it announces it under this name (D38). */
const path = '/telemetria'

/** Whether a person is signed in, at a server that counts. */
export const maySend = (): boolean => authState().token !== null && hasCapacidad(authState(), path)

/**
 * Sends outside the usual client, so that nobody sees it, even if people leave.
 * @param key the same in all tries, so that the server counts them once (D42)
 * @returns whether to try again
 */
export async function send(key: string, eventos: EventoDeTelemetria[]): Promise<boolean> {
  const { token } = authState()
  try {
    const { status } = await fetch(httpConfig().apiBase + path, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json', 'x-auth-token': token ?? '', 'Idempotency-Key': key },
      body: JSON.stringify({ eventos }),
    })
    return status === 429 || status >= 500
  } catch {
    return true
  }
}

/** Unlike crypto.randomUUID, this also works over plain http. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
