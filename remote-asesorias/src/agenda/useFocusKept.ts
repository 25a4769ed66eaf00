import { useEffect, useRef } from 'react'

/** Takes the focus along with an advisory that a key moves: it is drawn anew in another cell. */
export function useFocusKept(shown: unknown): (id: string) => void {
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    if (wanted.current === null) return
    const card = document.querySelector<HTMLElement>(`[data-cita="${wanted.current}"] button`)
    wanted.current = null
    card?.focus()
  }, [shown])
  return (id) => void (wanted.current = id)
}
