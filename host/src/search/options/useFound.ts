import { api, hasCapacidad, useAuth } from '@backoffice/shared'
import { useEffect, useReducer, useRef, useState } from 'react'
import type { Offer } from './offer.ts'
import type { Found } from './row.ts'

const CALL = '/busqueda/buscar'
/** Between two questions: a held key or a paste of several events asks once more, and a key of normal typing never waits. */
const PAUSE_MS = 40
const LEAST = 2
/** The contract's limit; no name is longer. */
export const TEXT_MAX = 100

interface Known {
  text: string
  /** null: asking failed. */
  found: Found | null
}

/**
 * Asks the server for a text as it is typed. The next text cancels the question, so a late answer never
 * shows; until its own answer comes, the one before stays. Nothing is asked of a server without the call (D38), or for who
 * may see no group.
 */
export function useFound(offer: Offer, text: string) {
  const isServed = useAuth((auth) => hasCapacidad(auth, CALL))
  const offered = isServed && offer.finds
  const wanted = offered && text.length >= LEAST && text.length <= TEXT_MAX ? text : ''
  const [known, setKnown] = useState<Known | null>(null)
  const [attempt, again] = useReducer((n: number) => n + 1, 0)
  const asked = useRef(-PAUSE_MS)
  if (wanted === '' && known) setKnown(null)
  useEffect(() => {
    if (wanted === '') return
    const controller = new AbortController()
    const { signal } = controller
    const take = (found: Found | null) => {
      if (!signal.aborted) setKnown({ text: wanted, found })
    }
    const ask = () => {
      asked.current = performance.now()
      void api.post(CALL, { texto: wanted }, { silent: true, signal }).then(take, () => take(null))
    }
    const timer = setTimeout(ask, asked.current + PAUSE_MS - performance.now())
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [wanted, attempt])

  const settled = wanted === '' || known?.text === wanted
  return {
    found: known?.found ?? null,
    settled,
    failed: known !== null && known.found === null && settled,
    retry: () => {
      setKnown(null)
      again()
    },
  }
}
