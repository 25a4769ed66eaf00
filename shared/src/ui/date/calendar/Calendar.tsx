import { es } from 'date-fns/locale/es'
import { useState, type HTMLAttributes } from 'react'
import DatePicker from 'react-datepicker'
import { CalendarHeader } from './CalendarHeader.tsx'
import { textos } from '../date.textos.ts'
import { shown } from '../day/day.ts'
import type { Placement } from './usePlacement.ts'

export interface CalendarProps {
  selected: Date | null
  min: Date
  max: Date
  /** The office's; the picker marks this computer's. */
  today: Date
  placement: Placement
  onChange(date: Date | null): void
  /** A day was chosen, perhaps the one already chosen. */
  onSelect(date: Date | null): void
  onClickOutside(): void
}

/** The open calendar; DateField keeps the box. A file of its own, because it is the heaviest part of the kit. */
export function Calendar({
  selected,
  min,
  max,
  today,
  placement,
  onChange,
  onSelect,
  onClickOutside,
}: CalendarProps) {
  // Where nothing is chosen, the picker would open on this computer's day.
  const [opened] = useState(selected ?? today)
  return (
    <DatePicker
      open
      selected={selected}
      onChange={onChange}
      shouldCloseOnSelect={false}
      // The picker reports no change for the day already chosen, but the person did choose it.
      onSelect={onSelect}
      onClickOutside={onClickOutside}
      dateFormat="dd/MM/yyyy"
      locale={es}
      calendarStartDay={0}
      minDate={min}
      maxDate={max}
      openToDate={opened}
      dayClassName={(day) => (shown(day) === shown(today) ? 'today' : '')}
      showPopperArrow={false}
      calendarContainer={CalendarBox}
      popperPlacement={placement}
      chooseDayAriaLabelPrefix={textos.elegir}
      disabledDayAriaLabelPrefix={textos.noDisponible}
      monthAriaLabelPrefix={textos.mes}
      renderCustomHeader={(header) => (
        <CalendarHeader {...header} firstYear={min.getFullYear()} lastYear={max.getFullYear()} />
      )}
      customInput={<NoInput />}
    />
  )
}

/** DateField's box is the picker's, too. */
const NoInput = () => null

/** The calendar's outermost element; it replaces react-datepicker's own, whose accessible name is English. */
function CalendarBox({ className, children }: HTMLAttributes<HTMLDivElement>) {
  return (
    <div role="dialog" aria-label={textos.calendario} className={className} translate="no">
      {children}
    </div>
  )
}
