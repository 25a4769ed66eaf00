import { useFieldArray, useFormContext, useFormState } from '@backoffice/shared/form'
import {
  Box,
  Button,
  Heading,
  IconAdd,
  IconButton,
  IconChevronDown,
  IconChevronUp,
  IconDelete,
  Row,
  Stack,
  Text,
  VisuallyHidden,
} from '@backoffice/shared/ui'
import { TextField } from '@backoffice/shared/ui/form'
import { useRef, useState } from 'react'
import type { MembresiaForm } from './membresiaForm'
import { textos } from '../membresias.textos'

const { beneficios: copy } = textos

/**
 * The benefits of a plan, «Beneficio N». Buttons move and remove them, by keyboard as well as by mouse. `problema`: the
 * server's error about the list.
 */
export function Beneficios({ problema }: { problema: string | null }) {
  const { control, setFocus } = useFormContext<MembresiaForm>()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'beneficios' })
  // The form was sent without benefits: the error stays after the alert is gone (M-05).
  const { submitCount } = useFormState({ control })
  const [said, setSaid] = useState('')
  const add = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)

  // After the next render: the focused element may be gone, or disabled at its new position.
  const focusOn = (place: number) =>
    requestAnimationFrame(() => (place < 0 ? add.current?.focus() : setFocus(`beneficios.${place}.texto`)))

  // Focuses the same button of the moved line, so that the next press moves it further; at the end, its field.
  const follow = (place: number, button: number) =>
    requestAnimationFrame(() => {
      const next = list.current?.children[place]?.querySelectorAll<HTMLButtonElement>('button')[button]
      if (next && !next.disabled) next.focus()
      else setFocus(`beneficios.${place}.texto`)
    })

  const shift = (from: number, to: number) => {
    move(from, to)
    setSaid(copy.movido(from + 1, to + 1))
    follow(to, to < from ? 0 : 1)
  }
  const drop = (place: number) => {
    remove(place)
    setSaid(copy.quitado(place + 1))
    focusOn(Math.min(place, fields.length - 2))
  }

  return (
    <Stack gap={3}>
      <Heading level={3} size="sm">
        {copy.titulo}
      </Heading>
      {fields.length === 0 ? (
        <Text tone={submitCount > 0 ? 'danger' : 'muted'}>{copy.ninguno}</Text>
      ) : (
        <Box as="ol" ref={list} listStyleType="none" display="grid" gap="3">
          {fields.map(({ id }, i) => (
            <Box as="li" key={id} display="flex" alignItems="flex-start" gap="1">
              <Box flex="1" minWidth="0">
                <TextField name={`beneficios.${i}.texto`} label={copy.numero(i + 1)} maxLength={500} />
              </Box>
              {/* Beside the input, below its label. */}
              <Box display="flex" alignItems="center" minHeight="10" mt="7">
                <IconButton
                  label={copy.subir(i + 1)}
                  icon={<IconChevronUp />}
                  disabled={i === 0}
                  onClick={() => shift(i, i - 1)}
                />
                <IconButton
                  label={copy.bajar(i + 1)}
                  icon={<IconChevronDown />}
                  disabled={i === fields.length - 1}
                  onClick={() => shift(i, i + 1)}
                />
                <IconButton
                  label={copy.quitar(i + 1)}
                  icon={<IconDelete />}
                  variant="danger"
                  onClick={() => drop(i)}
                />
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {problema && (
        <Text tone="danger" size="sm">
          {problema}
        </Text>
      )}
      <Row>
        <Button ref={add} size="sm" icon={<IconAdd size={16} />} onClick={() => append({ texto: '' })}>
          {copy.agregar}
        </Button>
      </Row>
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </Stack>
  )
}
