import { authState, hasCapacidad, httpConfig } from '@backoffice/shared'
import type { EventoDeTelemetria } from '@backoffice/shared/contract'

/** The call of the contract; a server that offers it announces it under this name (D38). */
const path = '/telemetria'

/** Whether a person is signed in, at a server that counts. */
export const maySend = (): boolean => authState().token !== null && hasCapacidad(authState(), path)

/** All tries of a batch use the same key, so that the server counts it once, however often it arrives (D42). */
export interface Batch {
  key: string
  eventos: EventoDeTelemetria[]
}

/** Sends outside the usual client, so that nobody sees it, even if people leave. @returns whether to try again */
export async function send({ key, eventos }: Batch): Promise<'done' | 'again'> {
  const { token } = authState()
  try {
    const { status } = await fetch(httpConfig().apiBase + path, {
      method: 'POST',
      keepalive: true,
      headers: {
        'content-type': 'application/json',
        'x-auth-token': token ?? '',
        'Idempotency-Key': key,
      },
      body: JSON.stringify({ eventos }),
    })
    return status === 429 || status >= 500 ? 'again' : 'done'
  } catch {
    return 'again'
  }
}

/** Unlike crypto.randomUUID, this also works over plain http. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
