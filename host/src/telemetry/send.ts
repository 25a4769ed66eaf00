import { authState, hasCapacidad, httpConfig } from '@backoffice/shared'
import type { EventoDeTelemetria } from '@backoffice/shared/contract'

/** The call of the contract, also how a server says that it takes it (D38). */
const path = '/telemetria'

/** Whether there is somebody signed in, at a server that counts. */
export const maySend = (): boolean => authState().token !== null && hasCapacidad(authState(), path)

/** One attempt keeps its key: the server counts it once, however often it arrives (D42). */
export interface Batch {
  key: string
  eventos: EventoDeTelemetria[]
}

/**
 * Sends a batch past the usual calls: no indicator, no alert, no notice of a lost connection, no password asked for; and it
 * arrives also where the page is being left. @returns whether it is worth another try
 */
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

/** Unlike crypto.randomUUID, it is there on plain http too. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
