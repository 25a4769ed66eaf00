import { composes } from '@backoffice/shared/ui'
import { useCallback, useEffect, useRef } from 'react'

/** What was typed before the field of the box had the focus, and whether Enter followed. */
export interface EarlyKeys {
  text: string
  enter: boolean
}

const none = (): EarlyKeys => ({ text: '', enter: false })

/**
 * Keeps the keys that arrive while the box is coming, or its field has no focus yet: none may be lost, nor land in what
 * had the focus before (E-02).
 * @returns what the field takes with its first focus; from then on the keys are its own
 */
export function useEarlyKeys(active: boolean): () => EarlyKeys {
  const kept = useRef(none())
  const isTaken = useRef(false)
  useEffect(() => {
    if (!active) return
    kept.current = none()
    isTaken.current = false
    const onKey = (event: KeyboardEvent) => {
      if (isTaken.current || composes(event) || !keep(kept.current, event)) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [active])
  return useCallback(() => {
    isTaken.current = true
    const keys = kept.current
    kept.current = none()
    return keys
  }, [])
}

/** Whether the key is one of what is being typed; it is then kept. */
function keep(keys: EarlyKeys, { key, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  // AltGr, with which «@» is typed, arrives as both.
  if (metaKey || (ctrlKey && !altKey)) return false
  const typed = key.length === 1
  if (!typed && key !== 'Enter' && key !== 'Backspace') return false
  // The key that opened the box may still be held.
  if (repeat) return true
  if (typed) keys.text += key
  else if (key === 'Backspace') keys.text = keys.text.slice(0, -1)
  else keys.enter = keys.text !== ''
  return true
}
