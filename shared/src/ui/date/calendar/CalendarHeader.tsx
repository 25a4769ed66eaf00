import { chakra } from '@chakra-ui/react'
import type { ReactDatePickerCustomHeaderProps } from 'react-datepicker'
import { IconButton } from '../../button/IconButton.tsx'
import { IconChevronLeft, IconChevronRight } from '../../icons/index.ts'
import { controlRecipe } from '../../input/recipe.ts'
import { textos } from '../date.textos.ts'
import { monthNames } from '../day/readDay.ts'

const Select = chakra('select', controlRecipe)
const small = { width: 'auto', minHeight: '8', py: '0.5', px: '1.5', fontSize: 'sm', cursor: 'pointer' }

export interface CalendarHeaderProps extends ReactDatePickerCustomHeaderProps {
  firstYear: number
  lastYear: number
}

/** Lists of months and years, and a step to each side (F-04). */
export function CalendarHeader(props: CalendarHeaderProps) {
  const { date, changeMonth, changeYear, firstYear, lastYear } = props
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => lastYear - index)
  return (
    <chakra.div display="flex" alignItems="center" gap="1" p="2">
      <IconButton
        label={textos.mesAnterior}
        icon={<IconChevronLeft />}
        disabled={props.prevMonthButtonDisabled}
        onClick={props.decreaseMonth}
      />
      <Select
        {...small}
        flex="1"
        aria-label={textos.mes}
        value={date.getMonth()}
        onChange={(event) => changeMonth(Number(event.target.value))}
      >
        {monthNames().map((name, month) => (
          <option key={name} value={month}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        {...small}
        aria-label={textos.anio}
        value={date.getFullYear()}
        onChange={(event) => changeYear(Number(event.target.value))}
      >
        {years.map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </Select>
      <IconButton
        label={textos.mesSiguiente}
        icon={<IconChevronRight />}
        disabled={props.nextMonthButtonDisabled}
        onClick={props.increaseMonth}
      />
    </chakra.div>
  )
}
