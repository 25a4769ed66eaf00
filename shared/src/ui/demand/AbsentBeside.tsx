import { chakra } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Absence } from './absence.ts'
import { Absent } from './Absent.tsx'

interface Props {
  absence: Absence
  /** What was pressed; null: nothing was, and it stands at the lower edge of the window with buttons of its own. */
  findControl: () => HTMLElement | null
  onRetry(): void
  onClose?: (() => void) | undefined
}

/**
 * Says it beside what was pressed, over the page: the focus stays there, and the next press asks again. A press elsewhere
 * or Escape gives it up.
 */
export function AbsentBeside({ absence, findControl, onRetry, onClose }: Props) {
  const [control] = useState(findControl)
  const box = useRef<HTMLDivElement>(null)
  const place = usePlace(control, box)
  const press = useEffectEvent((event: Event) => {
    const { target } = event
    if (!(target instanceof Node) || box.current?.contains(target)) return
    if (!control?.contains(target)) return onClose?.()
    // It is wanted already: a button that opens and closes would close it.
    event.preventDefault()
    event.stopPropagation()
    onRetry()
  })
  const escape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose?.()
  })
  const beside = control !== null
  useEffect(() => {
    if (!beside) return
    document.addEventListener('click', press, true)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('click', press, true)
      document.removeEventListener('keydown', escape)
    }
  }, [beside])

  return createPortal(
    <chakra.div
      ref={box}
      data-no-print=""
      position="fixed"
      zIndex="dropdown"
      width="min(24rem, calc(100vw - 16px))"
      bg="bg.surface"
      borderRadius="md"
      boxShadow="lg"
      style={place}
    >
      <Absent absence={absence} {...(!beside && { onRetry, onClose })} />
    </chakra.div>,
    // A modal dialog hides the rest of the page from who listens to it.
    control?.closest('[role=dialog], [role=alertdialog]') ?? document.body,
  )
}

const GAP = 8

/** Under the control, or above it where there is no room; at the lower edge of the window without one. */
function usePlace(control: HTMLElement | null, box: { current: HTMLElement | null }) {
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null)
  useLayoutEffect(() => {
    const measure = () => {
      const { width = 0, height = 0 } = box.current?.getBoundingClientRect() ?? {}
      const { clientWidth, clientHeight } = document.documentElement
      const at = control?.isConnected ? control.getBoundingClientRect() : null
      const below = at ? at.bottom + GAP : clientHeight - height - 2 * GAP
      const top = at && below + height > clientHeight ? at.top - height - GAP : below
      const left = at ? at.left : (clientWidth - width) / 2
      setPlace({
        left: Math.max(GAP, Math.min(left, clientWidth - width - GAP)),
        top: Math.max(GAP, Math.min(top, clientHeight - height - GAP)),
      })
    }
    measure()
    window.addEventListener('scroll', measure, { capture: true, passive: true })
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('scroll', measure, { capture: true })
      window.removeEventListener('resize', measure)
    }
  }, [control, box])
  return place ?? { left: GAP, top: GAP }
}
