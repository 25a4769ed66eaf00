import { useRef, useState, type FormEvent } from 'react'
import type { Vista } from '../../contract/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { useSaveKeys } from '../../ui/form/frame/press/useSaveKeys.ts'
import { Field } from '../../ui/input/Field.tsx'
import { Input } from '../../ui/input/Input.tsx'
import { Box } from '../../ui/page/layout.tsx'
import { problemOf } from './names.ts'
import { textos } from './views.textos.ts'

interface Props {
  nombre: string
  others: Vista[]
  busy: boolean
  onRename(nombre: string): Promise<boolean>
  onDone(): void
}

/** The name of a view in a field; a refused one stays as it was typed. */
export function RenameView({ nombre: before, others, busy, onRename, onDone }: Props) {
  const [nombre, setNombre] = useState(before)
  const [problem, setProblem] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  useSaveKeys(form)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = problemOf(others, nombre)
    setProblem(found)
    if (!found && (await onRename(nombre.trim()))) onDone()
  }
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Box display="flex" flexWrap="wrap" alignItems="end" gap="2">
        <Box flex="1 1 12rem">
          <Field label={textos.nueva} {...(problem && { error: problem })}>
            {(ids) => (
              <Input
                {...ids}
                // The person pressed «Cambiar nombre», whose button is gone.
                // eslint-disable-next-line jsx-a11y/no-autofocus
                autoFocus
                value={nombre}
                onChange={(event) => setNombre(event.target.value)}
              />
            )}
          </Field>
        </Box>
        <Button type="submit" loading={busy}>
          {textos.guardarNombre}
        </Button>
        <Button disabled={busy} onClick={onDone}>
          {textos.cancelar}
        </Button>
      </Box>
    </form>
  )
}
