import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { Absent } from './Absent.tsx'
import { AbsentBeside } from './AbsentBeside.tsx'
import type { Absence } from './absence.ts'
import type { Load } from './loaded.ts'
import { pressedNow } from './pressed.ts'
import { useOnDemand } from './useOnDemand.ts'

export interface PartOptions {
  wanted: boolean
  /** The person no longer wants it. */
  onClose?: (() => void) | undefined
  /** What it belongs to, where no press asks for it: a key did. */
  beside?: RefObject<HTMLElement | null>
  /** What stands in its place while it comes. If it does not come, that is said there, not beside what was pressed. */
  here?: ReactNode
}

export interface Part<M> {
  /** null until it has come. */
  part: M | null
  /** Why it has not come; null: it is coming, or nobody wants it. */
  absence: Absence | null
  /** What is shown until then. */
  standIn: ReactNode
}

/** A part of a screen that comes when it is wanted; until then the screen stays as it is. */
export function usePart<M>(load: Load<M>, options: PartOptions): Part<M> {
  const { wanted, onClose, beside } = options
  const { module, absence, ask } = useOnDemand(load, wanted)
  const control = useRef<HTMLElement>(null)
  const missing = wanted && module === null
  useEffect(() => {
    if (missing) control.current = pressedNow() ?? beside?.current ?? null
  }, [missing, beside])

  const isHere = 'here' in options
  return { part: module, absence, standIn: missing ? standIn() : null }

  function standIn(): ReactNode {
    if (absence === null) return options.here ?? null
    if (isHere) return <Absent absence={absence} onRetry={ask} onClose={onClose} />
    return (
      <AbsentBeside absence={absence} findControl={() => control.current} onRetry={ask} onClose={onClose} />
    )
  }
}
