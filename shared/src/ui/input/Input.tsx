import { chakra } from '@chakra-ui/react'
import { useState, type InputHTMLAttributes, type Ref } from 'react'
import { IconButton } from '../button/IconButton'
import { IconHide, IconView } from '../icons'
import { textos } from '../ui.textos'
import { controlRecipe } from './recipe'

const StyledInput = chakra('input', controlRecipe)

export type InputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'color' | 'height' | 'width' | 'size' | 'style' | 'className'
> & {
  ref?: Ref<HTMLInputElement>
}

/** A plain input; inside <Field> it gets its label and its error. */
export function Input(props: InputProps) {
  return <StyledInput {...props} />
}

export type PasswordInputProps = Omit<InputProps, 'type'> & {
  /** false: the toggle works only once something is typed. */
  toggleWhenEmpty?: boolean
}

/** A password with its show/hide button. */
export function PasswordInput({ toggleWhenEmpty = true, ...props }: PasswordInputProps) {
  const [asked, setAsked] = useState(false)
  const empty = props.value === undefined || props.value === ''
  const idle = !toggleWhenEmpty && empty
  // The choice applied to the deleted password: the next one starts hidden.
  if (idle && asked) setAsked(false)
  const shown = asked && !idle
  return (
    <chakra.div position="relative">
      <StyledInput
        spellCheck={false}
        autoCapitalize="none"
        {...props}
        type={shown ? 'text' : 'password'}
        pe="12"
      />
      <chakra.div position="absolute" insetInlineEnd="1" top="50%" transform="translateY(-50%)">
        <IconButton
          label={shown ? textos.ocultarContrasena : textos.mostrarContrasena}
          icon={shown ? <IconHide /> : <IconView />}
          disabled={idle || props.disabled === true}
          onClick={() => setAsked(!shown)}
        />
      </chakra.div>
    </chakra.div>
  )
}
