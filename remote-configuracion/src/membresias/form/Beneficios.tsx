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
import { useLayoutEffect, useRef, useState } from 'react'
import type { MembresiaForm } from './membresiaForm.ts'
import { textos } from '../membresias.textos.ts'

const { beneficios: copy } = textos

/**
 * The benefits of a plan, «Beneficio N». Buttons move and remove them, by keyboard as well as by mouse. `problema`: the
 * server's error about the list.
 */
export function Beneficios({ problema }: { problema: string | null }) {
  const { control } = useFormContext<MembresiaForm>()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'beneficios' })
  // The form was sent without benefits: the error stays after the alert is gone (M-05).
  const { submitCount } = useFormState({ control })
  const [said, setSaid] = useState('')
  // Where the focus goes: the same button of the line, so that the next press moves it further, or its field.
  const [goal, setGoal] = useState<{ place: number; button: number | null } | null>(null)
  const add = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)

  // In the commit that moves the lines: the focused element may be gone, or disabled at its new position.
  useLayoutEffect(() => {
    if (!goal) return
    const line = list.current?.children[goal.place]
    const button = goal.button === null ? null : line?.querySelectorAll('button')[goal.button]
    const next = button && !button.disabled ? button : (line?.querySelector('input') ?? add.current)
    next?.focus()
  }, [goal])

  const shift = (from: number, to: number) => {
    move(from, to)
    setSaid(copy.movido(from + 1, to + 1))
    setGoal({ place: to, button: to < from ? 0 : 1 })
  }
  const drop = (place: number) => {
    remove(place)
    setSaid(copy.quitado(place + 1))
    setGoal({ place: Math.min(place, fields.length - 2), button: null })
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
