import { useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router-dom'
import { clearUnsaved, hasUnsaved, mayLeave, offerToAsk, useUnsaved } from '../../../remote/unsaved.ts'

/** What UnsavedChangesDialog needs. */
export interface UnsavedChanges {
  /** There are changes to lose. */
  dirty: boolean
  /** The person is about to leave unsaved changes. */
  asking: boolean
  /** Stay in the form. */
  stay(): void
  /** Leave and lose the changes. */
  leave(): void
  /** Runs an action that discards the form, such as closing its dialog; asks first if the form has changed. */
  before(close: () => void): void
}

/**
 * Asks before a changed form is left: links, breadcrumb, menu, Back, signing out, closing the tab. Show it with
 * `<UnsavedChangesDialog changes={…} />`. Use it once per page, because the router supports one blocker. A successful
 * save clears the way by itself (useSave).
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
    dirty: isDirty,
    asking: waiting || blocker.state === 'blocked',
    stay: () => settle(false),
    leave: () => {
      clearUnsaved()
      settle(true)
    },
    before: (close) => void mayLeave().then((leave) => leave && close()),
  }
}

// Another query of the same page does not leave the form. This asks the module `unsaved`, not the form, because a save
// clears it at once.
const losesSomething = ({ currentLocation, nextLocation }: Locations) =>
  hasUnsaved() && currentLocation.pathname !== nextLocation.pathname

interface Locations {
  currentLocation: { pathname: string }
  nextLocation: { pathname: string }
}

/** On closing the tab, reloading or typing another address, the browser allows only its own warning. */
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
