import { useRef, useState } from 'react'

/** One call at a time (D17): two presses before the page is drawn anew begin one. */
export interface OneCall {
  pending: boolean
  /** The same, also before the page is drawn anew. */
  underWay(): boolean
  /** False while one is under way: nothing begins. */
  begin(): boolean
  end(): void
}

export function useOneCall(): OneCall {
  const busy = useRef(false)
  const [pending, setPending] = useState(false)
  const set = (value: boolean) => {
    busy.current = value
    setPending(value)
  }
  return {
    pending,
    underWay: () => busy.current,
    begin: () => {
      if (busy.current) return false
      set(true)
      return true
    },
    end: () => set(false),
  }
}
