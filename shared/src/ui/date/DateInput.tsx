import { chakra } from '@chakra-ui/react'
import { IconButton } from '../button/IconButton.tsx'
import { IconCalendar } from '../icons/index.ts'
import { Input, type InputProps } from '../input/Input.tsx'
import { textos } from './date.textos.ts'

export interface DateInputProps extends InputProps {
  open: boolean
  onToggle(): void
}

/** The text box of the date, with the button of its calendar. */
export function DateInput({ open, onToggle, ...input }: DateInputProps) {
  return (
    <chakra.div
      position="relative"
      // Without this the picker takes a click here for one outside, and closes before the button toggles it.
      className="react-datepicker-ignore-onclickoutside"
    >
      <Input {...input} inputMode="numeric" />
      <chakra.div
        position="absolute"
        // Within the border, which a finger's larger button would cover.
        insetBlock="1px"
        insetInlineEnd="1px"
        px="1"
        display="grid"
        alignItems="center"
        borderEndRadius="md"
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
