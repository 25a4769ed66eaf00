import { authState, hasUnsaved } from '@backoffice/shared'
import { Box, Button, Field, Stack } from '@backoffice/shared/ui'
import { create } from 'zustand'
import { descartar, detenida } from '../failures/failures.textos.ts'

const forms = 'form, [role=dialog], [role=alertdialog]'
const controls = 'input, textarea, select'
const unread = ['hidden', 'password', 'file', 'submit', 'button']

/**
 * What a person has typed, one control per line, with its label: their forms, open dialogs among them, and the controls
 * outside of any form.
 * @param touched the controls in which they typed or chose
 */
export function typedIn(root: Element, touched: Iterable<Element>): string {
  const places = new Set([...touched].map((control) => control.closest(forms) ?? control))
  if (hasUnsaved()) root.querySelectorAll('form').forEach((form) => places.add(form))
  const all = [...places].flatMap((place) =>
    place.matches(controls) ? [place] : [...place.querySelectorAll(controls)],
  )
  return [...new Set(all)].flatMap((control) => lineOf(control as HTMLInputElement)).join('\n')
}

function lineOf(control: HTMLInputElement): string[] {
  if (!control.isConnected || unread.includes(control.type)) return []
  const label = control.labels?.[0]?.textContent ?? control.getAttribute('aria-label') ?? control.name
  const name = label.replace(/\*\s*$/, '').trim()
  if (['checkbox', 'radio'].includes(control.type)) return control.checked ? [name] : []
  const value = control.value.trim()
  return value === '' ? [] : [`${name}: ${value}`]
}

/** What was typed in sections that had to stop, by remote, with who typed it: nobody else reads it. */
const useKept = create<Record<string, { of: string | undefined; text: string }>>(() => ({}))

const person = () => authState().usuario?._id

export function keepTyped(name: string, text: string): void {
  useKept.setState(
    ({ [name]: _, ...others }) => (text === '' ? others : { ...others, [name]: { of: person(), text } }),
    true,
  )
  if (hasKept()) window.addEventListener('beforeunload', ask)
  else window.removeEventListener('beforeunload', ask)
}

const hasKept = () => Object.values(useKept.getState()).some(({ of }) => of === person())

/** Closing the tab or reloading would lose it; the browser allows only its own warning. */
const ask = (event: BeforeUnloadEvent) => {
  if (hasKept()) event.preventDefault()
}

/** What this person had typed in a section that had to stop: to read and copy, also with the keyboard. */
export function KeptTyped({ name }: { name: string }) {
  const text = useKept(({ [name]: kept }) => (kept && kept.of === person() ? kept.text : ''))
  if (text === '') return null
  return (
    <Box width="full" maxWidth="page" mx="auto" px={{ base: '4', md: '6' }} pt="4" data-no-print="">
      <Stack gap={2} align="start">
        <Box width="full">
          <Field label={detenida.escrito} hint={detenida.ayuda}>
            {(ids) => (
              <Box asChild width="full" px="3" py="2" bg="bg.surface" {...border}>
                <textarea {...ids} readOnly rows={Math.min(text.split('\n').length + 1, 16)} value={text} />
              </Box>
            )}
          </Field>
        </Box>
        <Button size="sm" onClick={() => keepTyped(name, '')}>
          {descartar}
        </Button>
      </Stack>
    </Box>
  )
}

const border = { borderWidth: '1px', borderColor: 'border.control', borderRadius: 'md' } as const
