import { Box, Field, IconUpload, Text } from '@backoffice/shared/ui'
import type { RefObject } from 'react'
import { textos } from './archivos.textos'
import { accept } from './limites'
import { useSoltar } from './useSoltar'

interface Props {
  onFiles(files: File[]): void
  disabled: boolean
  input: RefObject<HTMLInputElement | null>
}

/** Where files are chosen or dropped, with what the server takes. */
export function ElegirArchivos({ onFiles, disabled, input }: Props) {
  const { over, handlers } = useSoltar((files) => !disabled && onFiles(files))
  return (
    <Box
      {...handlers}
      data-over={over || undefined}
      borderWidth="2px"
      borderStyle="dashed"
      borderColor={over ? 'accent' : 'border'}
      bg={over ? 'accent.subtle' : 'bg.subtle'}
      borderRadius="md"
      p="4"
    >
      <Field label={textos.agregar.elegir} hint={textos.limites}>
        {(ids) => (
          <Box display="flex" alignItems="center" gap="3" flexWrap="wrap">
            <Box color="fg.muted" aria-hidden="true">
              <IconUpload />
            </Box>
            <input
              {...ids}
              ref={input}
              type="file"
              multiple
              accept={accept}
              disabled={disabled}
              onChange={(event) => {
                onFiles([...(event.target.files ?? [])])
                // The same file can be chosen again after it was taken out.
                event.target.value = ''
              }}
            />
          </Box>
        )}
      </Field>
      <Text size="sm" tone="muted">
        {textos.soltar}
      </Text>
    </Box>
  )
}
