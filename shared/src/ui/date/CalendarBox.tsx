import type { HTMLAttributes } from 'react'
import { textos } from './date.textos'

/** The calendar's outermost element; react-datepicker's own one is named in English. */
export function CalendarBox({ className, children }: HTMLAttributes<HTMLDivElement>) {
  return (
    <div role="dialog" aria-label={textos.calendario} className={className} translate="no">
      {children}
    </div>
  )
}
