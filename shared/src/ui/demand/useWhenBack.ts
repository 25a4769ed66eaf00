import { useEffect, useEffectEvent } from 'react'

/** Pauses between the attempts, in milliseconds; the last one repeats. */
const PAUSES = [2_000, 5_000, 10_000, 30_000]

/** Asks again while something waits for the connection: after growing pauses, and when the network or the tab comes back. */
export function useWhenBack(waits: boolean, ask: () => void, pauses = PAUSES): void {
  const again = useEffectEvent(ask)
  useEffect(() => {
    if (!waits) return
    let timer: ReturnType<typeof setTimeout>
    const schedule = (tries: number) => {
      timer = setTimeout(
        () => {
          again()
          schedule(tries + 1)
        },
        pauses[Math.min(tries, pauses.length - 1)],
      )
    }
    const now = () => {
      if (!document.hidden) again()
    }
    schedule(0)
    window.addEventListener('online', now)
    document.addEventListener('visibilitychange', now)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', now)
      document.removeEventListener('visibilitychange', now)
    }
  }, [waits, pauses])
}
