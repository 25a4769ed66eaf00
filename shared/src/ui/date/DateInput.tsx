import { chakra } from '@chakra-ui/react'
import { IconButton } from '../button/IconButton'
import { IconCalendar } from '../icons'
import { Input, type InputProps } from '../input/Input'
import { textos } from './date.textos'

export interface DateInputProps extends InputProps {
  open: boolean
  onToggle(): void
}

/** The box that the date is typed in, with the button of its calendar. react-datepicker fills in the rest. */
export function DateInput({ open, onToggle, ...input }: DateInputProps) {
  return (
    <chakra.div position="relative">
      <Input {...input} inputMode="numeric" />
      <chakra.div
        // To the picker a click here is not a click outside: it would close before it is toggled.
        className="react-datepicker-ignore-onclickoutside"
        position="absolute"
        insetInlineEnd="1"
        top="50%"
        transform="translateY(-50%)"
        bg={input.disabled ? undefined : 'bg.surface'}
      >
        <IconButton
          label={open ? textos.cerrar : textos.abrir}
          icon={<IconCalendar />}
          aria-expanded={open}
          disabled={input.disabled === true}
          onClick={onToggle}
        />
      </chakra.div>
    </chakra.div>
  )
}
