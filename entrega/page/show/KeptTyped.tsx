import { Box, Button, Field, Stack } from '@backoffice/shared/ui'
import { descartar, detenida } from '../failures/failures.textos.ts'
import { keepTyped, useKeptTyped } from './typed.ts'

/** What had been typed in a section that had to stop: to read and copy, also with the keyboard. */
export function KeptTyped({ name }: { name: string }) {
  const text = useKeptTyped(name)
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
