import { createContext, useContext, useEffect, useEffectEvent } from 'react'

/** Turns what was typed into what is kept; a form does this for all its fields before it is sent. */
export type Settlers = Set<() => void>

export const SettlersContext = createContext<Settlers | null>(null)

/** Has the form around this field call `settle` before it is sent; Enter sends a form without leaving the field. */
export function useSettler(settle: () => void): void {
  const settlers = useContext(SettlersContext)
  const call = useEffectEvent(settle)
  useEffect(() => {
    const settler = () => call()
    settlers?.add(settler)
    return () => void settlers?.delete(settler)
  }, [settlers])
}
