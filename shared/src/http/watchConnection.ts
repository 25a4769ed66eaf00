import { useConnection } from '../stores/connection.ts'
import { call } from './call.ts'

/** Pauses between the attempts, in milliseconds; the last one repeats. */
const PAUSES = [2_000, 5_000, 10_000, 30_000]

/**
 * «Reintentar»: checks whether the server answers. Any answer counts, a refusal too, because a server of the plain
 * contract does not know this call.
 * @returns whether the server answered
 */
export async function retryConnection(): Promise<boolean> {
  await call('get', '/salud', undefined, { silent: true }).catch(() => undefined)
  return !useConnection.getState().lost
}

/**
 * While the connection is lost, retries after growing pauses, and when the network or the tab comes back. The host
 * starts it once.
 * @returns a function that stops it
 */
export function watchConnection(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = 0

  const retryNow = () => {
    if (useConnection.getState().lost) void retryConnection()
  }
  const retry = async () => {
    if (!(await retryConnection())) schedule()
  }
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void retry(), PAUSES[Math.min(tries++, PAUSES.length - 1)])
  }
  const unsubscribe = useConnection.subscribe(({ lost }, before) => {
    if (lost === before.lost) return
    tries = 0
    if (lost) schedule()
    else clearTimeout(timer)
  })
  window.addEventListener('online', retryNow)
  document.addEventListener('visibilitychange', retryNow)
  return () => {
    clearTimeout(timer)
    unsubscribe()
    window.removeEventListener('online', retryNow)
    document.removeEventListener('visibilitychange', retryNow)
  }
}
