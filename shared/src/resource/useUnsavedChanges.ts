import { useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router-dom'
import { clearUnsaved, hasUnsaved, mayLeave, offerToAsk, useUnsaved } from '../remote/unsaved'

/** What UnsavedChangesDialog needs. */
export interface UnsavedChanges {
  /** Somebody is about to leave what they typed. */
  asking: boolean
  /** They go on typing. */
  stay(): void
  /** They leave, and what they typed is lost. */
  leave(): void
  /** Does what loses the form, as closing its dialog does; asks first where something was typed. */
  before(close: () => void): void
}

/**
 * Leaving a changed form asks first: links, breadcrumb, menu, Back, signing out, closing the tab. Show it with
 * `<UnsavedChangesDialog changes={…} />`. Once a page: the router knows one blocker. A save that went well clears the way
 * by itself (useSave).
 */
export function useUnsavedChanges(isDirty: boolean): UnsavedChanges {
  useUnsaved(isDirty)
  useAskBeforeUnload(isDirty)
  const blocker = useBlocker(losesSomething)
  const [waiting, setWaiting] = useState(false)
  const answer = useRef<(leave: boolean) => void>(undefined)

  useEffect(
    () =>
      offerToAsk(() => {
        answer.current?.(false)
        setWaiting(true)
        return new Promise((resolve) => (answer.current = resolve))
      }),
    [],
  )

  const settle = (leave: boolean) => {
    setWaiting(false)
    answer.current?.(leave)
    answer.current = undefined
    if (blocker.state !== 'blocked') return
    if (leave) blocker.proceed()
    else blocker.reset()
  }
  return {
    asking: waiting || blocker.state === 'blocked',
    stay: () => settle(false),
    leave: () => {
      clearUnsaved()
      settle(true)
    },
    before: (close) => void mayLeave().then((leave) => leave && close()),
  }
}

// Another question to the same page is no leaving. Asked of the registry, not of the form: a save clears that at once.
const losesSomething = ({ currentLocation, nextLocation }: Locations) =>
  hasUnsaved() && currentLocation.pathname !== nextLocation.pathname

interface Locations {
  currentLocation: { pathname: string }
  nextLocation: { pathname: string }
}

/** Closing the tab, reloading, another address: only the browser's own question can be asked there. */
function useAskBeforeUnload(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
}
