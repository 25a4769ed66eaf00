import { es } from 'date-fns/locale/es'
import { useRef, useState, type KeyboardEvent } from 'react'
import DatePicker from 'react-datepicker'
import { useController, useFormContext } from 'react-hook-form'
import { FieldCell, type FieldCommon } from '../form/FormField'
import { Field } from '../input/Field'
import { CalendarBox } from './CalendarBox'
import { CalendarHeader } from './CalendarHeader'
import { DateInput } from './DateInput'
import { CalendarFrame } from './calendar.styles'
import { textos } from './date.textos'
import { toDate, toDay, type Day } from './day'
import { refusal } from './refusal'
import { useFocusOnDay } from './useFocusOnDay'

export interface DateFieldProps extends FieldCommon {
  min?: Day
  max?: Day
  placeholder?: string
}

/** The first is how a day is shown (F-04); the others are ways to type one. */
const formats = ['dd/MM/yyyy', 'd/M/yyyy', 'dd-MM-yyyy', 'd-M-yyyy', 'ddMMyyyy']
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
  const { control } = useFormContext()
  const picker = useRef<DatePicker>(null)
  const [open, setOpen] = useState(false)
  const frame = useFocusOnDay(open)
  const typed = useRef('')
  const [refused, setRefused] = useState<string | null>(null)
  const unseen = useRef('')

  const minDate = toDate(min) ?? new Date(firstYear, 0, 1)
  const maxDate = toDate(max) ?? new Date(new Date().getFullYear() + yearsAhead, 11, 31)

  // The picker empties the box of what it cannot read when it is left; that has to be said.
  const giveUp = () => {
    if (typed.current === '') return
    setRefused(typed.current)
    unseen.current = typed.current
    typed.current = ''
  }
  // Nothing is saved behind somebody's back without the day they typed: the form comes back here, once if the box is empty.
  const validate = () => {
    const box = picker.current?.input
    if (box instanceof HTMLInputElement && box.value.trim() === '') giveUp()
    const text = typed.current || unseen.current
    unseen.current = ''
    return text === '' || refusal(text, minDate, maxDate)
  }
  const { field, fieldState } = useController({ name, control, rules: { validate } })

  const forgetTyped = () => {
    typed.current = ''
    unseen.current = ''
    setRefused(null)
  }
  const change = (date: Date | null) => {
    forgetTyped()
    field.onChange(toDay(date))
  }
  const leave = () => {
    giveUp()
    field.onBlur()
  }
  // Left to itself the picker takes the focus from the box again, a frame after it closed.
  const close = () => {
    picker.current?.setOpen(false, true)
    picker.current?.setFocus()
  }
  // The day that was chosen already is no change, but a choice.
  const choose = () => {
    forgetTyped()
    close()
  }
  // The picker itself listens in the box and on the days, but not on its button and its selects.
  const closeOnKey = (event: KeyboardEvent) => {
    const enter = event.key === 'Enter' && event.target instanceof HTMLInputElement
    if (!open || !(enter || event.key === 'Escape')) return
    event.preventDefault()
    event.stopPropagation()
    giveUp()
    close()
  }
  // The picker would open on an arrow only if it opened on the focus as well.
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
  const error = refused === null ? fieldState.error?.message : refusal(refused, minDate, maxDate)

  return (
    <FieldCell full={full}>
      <Field label={label} required={required} hint={hint} error={error}>
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
                field.ref(instance ? { focus: () => instance.setFocus() } : null)
              }}
              selected={toDate(field.value)}
              onChange={change}
              shouldCloseOnSelect={false}
              onSelect={choose}
              onChangeRaw={(event) => {
                const target = event?.target
                if (target instanceof HTMLInputElement) typed.current = target.value.trim()
              }}
              onBlur={leave}
              onCalendarOpen={() => setOpen(true)}
              onCalendarClose={() => setOpen(false)}
              preventOpenOnFocus
              strictParsing
              dateFormat={formats}
              locale={es}
              calendarStartDay={0}
              minDate={minDate}
              maxDate={maxDate}
              disabled={disabled ?? false}
              placeholderText={placeholder ?? textos.formato}
              autoComplete="off"
              showPopperArrow={false}
              calendarContainer={CalendarBox}
              popperPlacement="bottom-start"
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
