import { useEffect, useState } from 'react'

/** The remaining seconds, measured by the clock because hidden tabs delay timers. */
export function useCountdown(seconds: number): { left: number; restart(): void } {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000)
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const tick = () => {
      const now = Math.max(0, Math.ceil((until - Date.now()) / 1000))
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [until])
  const restart = () => {
    setUntil(Date.now() + seconds * 1000)
    setLeft(seconds)
  }
  return { left, restart }
}
