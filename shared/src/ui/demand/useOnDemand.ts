import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { absenceOf, type Absence } from './absence.ts'
import { askFor, loadedBy, type Load } from './loaded.ts'
import { useWhenBack } from './useWhenBack.ts'

/** Code that comes when it is wanted. */
export interface OnDemand<M> {
  /** null until it has come. */
  module: M | null
  /** Why it has not come; null: it is coming, or nobody wants it. */
  absence: Absence | null
  /** Asks again. */
  ask(): void
}

/**
 * Loads code while it is wanted. Unlike with `lazy`, a file that does not come breaks nothing: whoever wants it says so,
 * the next time asks again, and after a lost connection it comes by itself.
 */
export function useOnDemand<M>(load: Load<M>, wanted: boolean): OnDemand<M> {
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const [absence, setAbsence] = useState<Absence | null>(null)
  const asked = useRef(0)
  const module = loadedBy(load)
  const missing = wanted && module === null

  const ask = useCallback(() => {
    const turn = ++asked.current
    askFor(load).then(
      () => turn === asked.current && rerender(),
      (error: unknown) => turn === asked.current && setAbsence(absenceOf(error)),
    )
  }, [load])
  useEffect(() => {
    if (!missing) return
    ask()
    return () => {
      asked.current += 1
      setAbsence(null)
    }
  }, [missing, ask])
  useWhenBack(missing && absence === 'offline', ask)

  const askAgain = useCallback(() => {
    setAbsence(null)
    ask()
  }, [ask])
  return { module, absence: missing ? absence : null, ask: askAgain }
}
