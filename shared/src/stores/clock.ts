/** A timer that can be paused. */
export interface Clock {
  pause(): void
  resume(): void
  stop(): void
}

/** Calls `onEnd` after `duration` ms, pauses excluded. */
export function startClock(duration: number, onEnd: () => void, paused = false): Clock {
  let left = duration
  let startedAt = 0
  let timer: ReturnType<typeof setTimeout> | null = null

  const resume = () => {
    if (timer !== null) return
    startedAt = Date.now()
    timer = setTimeout(onEnd, left)
  }
  const stop = () => {
    if (timer !== null) clearTimeout(timer)
    timer = null
  }
  const pause = () => {
    if (timer === null) return
    stop()
    left = Math.max(0, left - (Date.now() - startedAt))
  }

  if (!paused) resume()
  return { pause, resume, stop }
}
