import { useEffect } from 'react'

/** Ctrl+Alt+M, by the key's position, because with Alt some keyboards type another letter. */
export function useShortcut(run: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!event.ctrlKey || !event.altKey || event.code !== 'KeyM' || event.repeat) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [run])
}
