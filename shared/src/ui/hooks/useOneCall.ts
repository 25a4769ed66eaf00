import { useRef, useState } from 'react'

/** Allows one call at a time (D17): two presses before the next render start one call. */
export interface OneCall {
  pending: boolean
  /** Current even before the next render. */
  underWay(): boolean
  /** Returns false while a call is under way, without starting another. */
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
