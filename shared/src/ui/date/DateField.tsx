import { useRef, useState, type KeyboardEvent } from 'react'
import { useHoy } from '../../format/fechas/fechas.ts'
import { composes } from '../composes.ts'
import { usePart } from '../demand/usePart.tsx'
import { FieldCell, type FieldCommon } from '../form/fields/FormField.tsx'
import { isKeystroke, useTyped } from '../form/fields/useTyped.ts'
import { useFrozen } from '../dialog/Controls.tsx'
import { Field } from '../input/Field.tsx'
import { DateInput } from './DateInput.tsx'
import { CalendarFrame } from './calendar/calendar.styles.ts'
import { textos } from './date.textos.ts'
import { shown, toDate, toDay, type Day } from './day/day.ts'
import { readDay } from './day/readDay.ts'
import { loadCalendar } from './calendar/loadCalendar.ts'
import { useFocusOnDay } from './calendar/useFocusOnDay.ts'
import { usePlacement } from './calendar/usePlacement.ts'

export interface DateFieldProps extends FieldCommon {
  min?: Day
  max?: Day
  /** A day that has been: of birth, of constitution. The last one is today's, in the office. */
  past?: boolean
  placeholder?: string
}

const firstYear = 1900
const yearsAhead = 10

/** A day, typed or chosen from a calendar. Value: 'YYYY-MM-DD' | null. */
export function DateField({
  name,
  label,
  required = false,
  hint,
  disabled,
  full = false,
  min,
  max,
  past = false,
  placeholder,
}: DateFieldProps) {
  const box = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const frozen = useFrozen()
  if (frozen && open) setOpen(false)
  const { part, standIn } = usePart(loadCalendar, {
    wanted: open,
    onClose: () => setOpen(false),
    beside: box,
  })
  const Calendar = open ? part : null
  const frame = useFocusOnDay(Calendar !== null)
  const placement = usePlacement(Calendar !== null, frame.ref)

  const minDate = toDate(min) ?? new Date(firstYear, 0, 1)
  const today = toDate(useHoy()) as Date
  const maxDate = past ? today : (toDate(max) ?? new Date(today.getFullYear() + yearsAhead, 11, 31))
  const { text, value, field, error, type, set, judge, leave } = useTyped<Day>({
    name,
    read: (typed) => readDay(typed, { min: minDate, max: maxDate, today }),
    write: (day) => {
      const date = toDate(day)
      return date ? shown(date) : day
    },
  })

  const close = () => {
    setOpen(false)
    judge()
  }
  const closeAndReturn = () => {
    close()
    box.current?.focus({ preventScroll: true })
  }
  const onKey = (event: KeyboardEvent) => {
    if (composes(event)) return
    const inBox = event.target === box.current
    if (inBox && /^Arrow(Down|Up)$/.test(event.key) && (open || event.key === 'ArrowDown')) {
      event.preventDefault()
      setOpen(true)
      frame.enter()
    }
    if (!open) return
    if (inBox && event.key === 'Tab') close()
    const enter = inBox && event.key === 'Enter'
    if (!enter && event.key !== 'Escape') return
    // Enter continues to the form: the day is typed, and one press is enough.
    if (!enter) event.preventDefault()
    event.stopPropagation()
    closeAndReturn()
  }
  const toggle = () => {
    if (open) return close()
    setOpen(true)
    frame.enter()
  }

  return (
    <FieldCell full={full}>
      <Field label={label} required={required} hint={hint} {...(error !== undefined && { error })}>
        {(ids) => (
          <CalendarFrame ref={frame.ref} data-escapable={open || undefined} onKeyDownCapture={onKey}>
            <DateInput
              {...ids}
              ref={(input) => {
                box.current = input
                // The form's own focus would leave the box out of sight.
                field.ref(input ? { focus: () => input.focus() } : null)
              }}
              value={text}
              onChange={(event) => type(event.target.value, { whole: !isKeystroke(event) })}
              onClick={() => setOpen(true)}
              onBlur={leave}
              disabled={disabled ?? false}
              placeholder={placeholder ?? textos.formato}
              autoComplete="off"
              open={Calendar !== null}
              onToggle={toggle}
            />
            {standIn}
            {Calendar && (
              <Calendar
                selected={toDate(value)}
                min={minDate}
                max={maxDate}
                today={today}
                placement={placement}
                onChange={(date) => set(toDay(date))}
                onSelect={(date) => {
                  set(toDay(date))
                  closeAndReturn()
                }}
                onClickOutside={close}
              />
            )}
          </CalendarFrame>
        )}
      </Field>
    </FieldCell>
  )
}
