import { chakra } from '@chakra-ui/react'
import { useState, type InputHTMLAttributes, type Ref } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { IconHide, IconView } from '../icons/index.ts'
import { textos } from '../ui.textos.ts'
import { controlRecipe } from './recipe.ts'

const StyledInput = chakra('input', controlRecipe)

export type InputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'color' | 'height' | 'width' | 'size' | 'style' | 'className'
> & {
  ref?: Ref<HTMLInputElement>
}

// A browser rewrites what is typed into its own e-mail box: ana@ñandú.mx becomes ana@xn--and-6ma2c.mx, and blanks go.
const correo = { type: 'text', inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const

/**
 * A plain input; inside <Field> it gets its label and its error. With `type="email"` it has the keyboard for e-mails, and
 * its value stays as typed.
 */
export function Input({ type, ...props }: InputProps) {
  return <StyledInput {...(type === 'email' ? correo : { type })} {...props} />
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
