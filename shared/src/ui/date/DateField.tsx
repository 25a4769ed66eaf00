import { es } from 'date-fns/locale/es'
import { useRef, useState, type KeyboardEvent } from 'react'
import DatePicker from 'react-datepicker'
import { FieldCell, type FieldCommon } from '../form/FormField'
import { byKey } from '../form/byKey'
import { useTyped } from '../form/useTyped'
import { Field } from '../input/Field'
import { CalendarBox } from './CalendarBox'
import { CalendarHeader } from './CalendarHeader'
import { DateInput } from './DateInput'
import { CalendarFrame } from './calendar.styles'
import { textos } from './date.textos'
import { shown, toDate, toDay, type Day } from './day'
import { readDay } from './readDay'
import { useFocusOnDay } from './useFocusOnDay'
import { usePlacement } from './usePlacement'

export interface DateFieldProps extends FieldCommon {
  min?: Day
  max?: Day
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
  placeholder,
}: DateFieldProps) {
  const picker = useRef<DatePicker>(null)
  const [open, setOpen] = useState(false)
  const frame = useFocusOnDay(open)
  const placement = usePlacement(open, frame.ref)

  const minDate = toDate(min) ?? new Date(firstYear, 0, 1)
  const maxDate = toDate(max) ?? new Date(new Date().getFullYear() + yearsAhead, 11, 31)
  const { text, value, field, error, type, set, judge, leave } = useTyped<Day>({
    name,
    read: (typed) => readDay(typed, { min: minDate, max: maxDate }),
    write: (day) => {
      const date = toDate(day)
      return date ? shown(date) : day
    },
  })

  // Left alone, the picker takes the focus from the box again, a frame after it closes.
  const close = () => {
    picker.current?.setOpen(false, true)
    picker.current?.setFocus()
  }
  // The picker itself listens in the box and on the days, but not on its button and its selects.
  const closeOnKey = (event: KeyboardEvent) => {
    const enter = event.key === 'Enter' && event.target instanceof HTMLInputElement
    if (!open || !(enter || event.key === 'Escape')) return
    // Enter continues to the form: the day is typed, and one press is enough.
    if (!enter) event.preventDefault()
    event.stopPropagation()
    close()
  }
  // The picker would open on an arrow only if it also opened on focus.
  const openOnArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || open || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    picker.current?.setOpen(true)
    frame.enter()
  }
  const toggle = () => {
    picker.current?.setOpen(!open)
    if (!open) frame.enter()
  }

  return (
    <FieldCell full={full}>
      <Field label={label} required={required} hint={hint} {...(error !== undefined && { error })}>
        {(ids) => (
          <CalendarFrame
            ref={frame.ref}
            data-escapable={open || undefined}
            onKeyDownCapture={(event) => {
              closeOnKey(event)
              openOnArrow(event)
            }}
          >
            <DatePicker
              ref={(instance) => {
                picker.current = instance
                // The picker's own focus would leave the box out of sight.
                field.ref(instance ? { focus: () => inputOf(instance)?.focus() } : null)
              }}
              selected={toDate(value)}
              onChange={(date: Date | null) => set(toDay(date))}
              shouldCloseOnSelect={false}
              // The picker reports no change for the day already chosen, but the person did choose it.
              onSelect={(date: Date | null) => {
                set(toDay(date))
                close()
              }}
              value={text}
              onChangeRaw={(event) => {
                const target = event?.target
                if (!event || !(target instanceof HTMLInputElement)) return
                // The picker's own parser discards texts that it can't read.
                event.preventDefault()
                type(target.value, { whole: !byKey(event) })
              }}
              onBlur={leave}
              onCalendarOpen={() => setOpen(true)}
              onCalendarClose={() => {
                setOpen(false)
                judge()
              }}
              preventOpenOnFocus
              dateFormat="dd/MM/yyyy"
              locale={es}
              calendarStartDay={0}
              minDate={minDate}
              maxDate={maxDate}
              disabled={disabled ?? false}
              placeholderText={placeholder ?? textos.formato}
              autoComplete="off"
              showPopperArrow={false}
              calendarContainer={CalendarBox}
              popperPlacement={placement}
              chooseDayAriaLabelPrefix={textos.elegir}
              disabledDayAriaLabelPrefix={textos.noDisponible}
              monthAriaLabelPrefix={textos.mes}
              renderCustomHeader={(header) => (
                <CalendarHeader
                  {...header}
                  firstYear={minDate.getFullYear()}
                  lastYear={maxDate.getFullYear()}
                />
              )}
              customInput={<DateInput {...ids} open={open} onToggle={toggle} />}
              id={ids.id}
              ariaDescribedBy={ids['aria-describedby']}
              ariaInvalid={ids['aria-invalid'] ? 'true' : undefined}
              ariaRequired={ids['aria-required'] ? 'true' : undefined}
            />
          </CalendarFrame>
        )}
      </Field>
    </FieldCell>
  )
}

const inputOf = ({ input }: DatePicker) => (input instanceof HTMLInputElement ? input : null)
