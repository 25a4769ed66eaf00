import type { HTMLAttributes } from 'react'
import { textos } from '../date.textos.ts'

/** The calendar's outermost element; it replaces react-datepicker's own, whose accessible name is English. */
export function CalendarBox({ className, children }: HTMLAttributes<HTMLDivElement>) {
  return (
    <div role="dialog" aria-label={textos.calendario} className={className} translate="no">
      {children}
    </div>
  )
}
