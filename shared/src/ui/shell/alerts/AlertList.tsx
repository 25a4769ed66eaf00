import { chakra } from '@chakra-ui/react'
import { AnimatePresence } from 'framer-motion'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { AlertCard, type AlertItem } from './AlertCard.tsx'
import { textos } from '../shell.textos.ts'
import { useActionKeys } from './useActionKeys.ts'

/** Beside the widest dialog rather than over its cross, where the window leaves room for a sentence. */
const besideDialogs = {
  '@media (min-width: 85rem)': {
    'body:has([data-dialog-body]) &': { width: 'min(28rem, calc((100vw - 50rem) / 2 - 36px))' },
  },
}

export interface AlertListProps {
  /** The oldest first. */
  alerts: readonly AlertItem[]
  onRemove(id: string): void
  /** The pointer or the focus is on the area: its clocks should stop. */
  onHold?(): void
  /** Neither is on it any more. */
  onRelease?(): void
}

/** The alert area (G-07): above everything, including dialogs; absent without alerts. The newest is on top. */
export function AlertList({ alerts, onRemove, onHold, onRelease }: AlertListProps) {
  const pointer = useRef(false)
  const focus = useRef(false)
  const hold = (by: RefObject<boolean>, on: boolean) => {
    by.current = on
    if (pointer.current || focus.current) onHold?.()
    else onRelease?.()
  }
  const empty = alerts.length === 0

  // An action can be taken once, also while its alert is still sliding out.
  const taken = useRef(new Set<string>())
  const act = ({ id, action }: AlertItem) => {
    if (taken.current.has(id)) return
    taken.current.add(id)
    onRemove(id)
    action?.run()
  }
  const area = useRef<HTMLElement>(null)
  const newest = alerts.findLast(({ action }) => action !== undefined)
  useActionKeys(
    newest !== undefined,
    () => newest && act(newest),
    () => area.current?.querySelector<HTMLElement>('[aria-keyshortcuts]')?.focus(),
  )

  // The area stays until the last alert has slid out.
  const [shown, setShown] = useState(!empty)
  if (!empty && !shown) setShown(true)

  // Removed elements report neither pointer leave nor blur.
  useEffect(() => {
    if (!empty) return
    pointer.current = false
    focus.current = false
  }, [empty])

  if (!shown) return null
  return createPortal(
    <chakra.section
      ref={area}
      aria-label={textos.avisos}
      data-alert-area=""
      // Dialogs hide everything else from screen readers, but not this; for that it must be a child of the body.
      data-live-announcer=""
      data-no-print=""
      position="fixed"
      top="80px"
      right="20px"
      zIndex="alert"
      width="min(28rem, calc(100vw - 40px))"
      css={besideDialogs}
      // A dialog disables pointer events on the rest of the page; alerts must still be closable.
      pointerEvents="auto"
      onPointerEnter={() => hold(pointer, true)}
      onPointerLeave={() => hold(pointer, false)}
      onFocus={() => hold(focus, true)}
      onBlur={() => hold(focus, false)}
    >
      <AnimatePresence onExitComplete={() => setShown(!empty)}>
        {[...alerts].reverse().map((alert) => (
          <AlertCard
            key={alert.id}
            alert={alert}
            onClose={() => onRemove(alert.id)}
            onAct={() => act(alert)}
          />
        ))}
      </AnimatePresence>
    </chakra.section>,
    document.body,
  )
}
