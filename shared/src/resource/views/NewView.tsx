import { useRef, useState, type FormEvent } from 'react'
import type { Vista } from '../../contract/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { useSaveKeys } from '../../ui/form/frame/press/useSaveKeys.ts'
import { Field } from '../../ui/input/Field.tsx'
import { Input } from '../../ui/input/Input.tsx'
import { Text } from '../../ui/page/text.tsx'
import { Stack } from '../../ui/page/layout.tsx'
import { MAX, problemOf } from './names.ts'
import type { SavedViews } from './useSavedViews.ts'
import { textos } from './views.textos.ts'

interface Props {
  all: Vista[]
  views: SavedViews
  question: string
  shown: string[]
}

/** Saves what the list shows now under a name; what was typed stays until it is saved. */
export function NewView({ all, views, question, shown }: Props) {
  const [nombre, setNombre] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  useSaveKeys(form)
  if (all.length >= MAX) return <Text tone="muted">{textos.lleno}</Text>

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = problemOf(all, nombre)
    setProblem(found)
    if (found) return
    const vista = { nombre: nombre.trim(), consulta: question || null, columnas: shown, inicio: false }
    if (await views.save([...all, vista])) setNombre('')
  }

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={2}>
        <Field label={textos.nueva} hint={textos.pista} {...(problem && { error: problem })}>
          {(ids) => (
            <Input
              {...ids}
              value={nombre}
              autoComplete="off"
              onChange={(event) => {
                setNombre(event.target.value)
                setProblem(null)
              }}
            />
          )}
        </Field>
        <Stack align="start">
          <Button type="submit" loading={views.pending}>
            {textos.guardar}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}
