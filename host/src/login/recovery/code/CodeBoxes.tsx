import { Box, composes, Input } from '@backoffice/shared/ui'
import {
  useImperativeHandle,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type CompositionEvent,
  type KeyboardEvent,
  type Ref,
} from 'react'
import { erase, write, type Code } from './code.ts'
import { textos } from '../recovery.textos.ts'

export interface CodeBoxesHandle {
  focus(at?: number): void
}

interface Props {
  code: Code
  onChange(code: Code): void
  /** The error of the code. */
  error: string | undefined
  ref?: Ref<CodeBoxesHandle>
}

const ERROR = 'codigo-error'

/**
 * Four boxes of one digit. They have no maxLength, because browsers fill a whole one-time code into the first one
 * (L-05).
 */
export function CodeBoxes({ code, onChange, error, ref }: Props) {
  // What a keyboard is composing, and in which box: rewritten, it would be lost.
  const [draft, setDraft] = useState<{ at: number; text: string } | null>(null)
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const focus = (at = 0) => {
    boxes.current[at]?.focus()
    boxes.current[at]?.select()
  }
  useImperativeHandle(ref, () => ({ focus }))

  const apply = ({ code: changed, next }: { code: Code; next: number }) => {
    onChange(changed)
    focus(next)
  }
  const type = (at: number) => (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.target.value
    if ((event.nativeEvent as InputEvent).isComposing) return setDraft({ at, text })
    apply(write(code, at, text))
  }
  const compose = (at: number) => (event: CompositionEvent<HTMLInputElement>) => {
    setDraft(null)
    apply(write(code, at, event.currentTarget.value))
  }
  const press = (at: number) => (event: KeyboardEvent) => {
    if (composes(event)) return
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      focus(Math.min(Math.max(at + step, 0), code.length - 1))
    } else if (event.key === 'Backspace') {
      event.preventDefault()
      apply(erase(code, at))
    }
  }
  const paste = (at: number) => (event: ClipboardEvent) => {
    event.preventDefault()
    apply(write(code, at, event.clipboardData.getData('text')))
  }

  return (
    <Box as="fieldset" border="0" p="0" m="0" minWidth="0" {...(error && { 'aria-describedby': ERROR })}>
      <Box as="legend" fontSize="sm" fontWeight="medium" mb="1.5" p="0">
        {textos.codigo.grupo}
      </Box>
      <Box
        display="grid"
        gridTemplateColumns="repeat(4, 3.5rem)"
        gap="3"
        css={{ '& input': { textAlign: 'center', fontSize: 'xl', fontVariantNumeric: 'tabular-nums' } }}
      >
        {code.map((digit, at) => (
          <Input
            key={at}
            ref={(element) => void (boxes.current[at] = element)}
            name={`codigo_recuperar_${at + 1}`}
            aria-label={textos.codigo.digito(at + 1)}
            aria-invalid={error ? true : undefined}
            inputMode="numeric"
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            value={draft?.at === at ? draft.text : digit}
            onFocus={(event) => event.target.select()}
            onChange={type(at)}
            onCompositionEnd={compose(at)}
            // Typing the same digit again is no change to React, but must still move on to the next box.
            onInput={(event) =>
              draft === null &&
              event.currentTarget.value === digit &&
              digit !== '' &&
              apply(write(code, at, digit))
            }
            onKeyDown={press(at)}
            onPaste={paste(at)}
          />
        ))}
      </Box>
      {error && (
        <Box as="p" id={ERROR} fontSize="sm" color="danger.text" mt="1.5">
          {error}
        </Box>
      )}
    </Box>
  )
}
