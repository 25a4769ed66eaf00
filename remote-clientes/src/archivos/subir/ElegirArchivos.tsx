import { Box, Field, Text } from '@backoffice/shared/ui'
import { FilePicker } from '@backoffice/shared/ui/form'
import type { RefObject } from 'react'
import { textos } from '../archivos.textos.ts'
import { accept } from '../limits.ts'
import { useDrop } from '../../useDrop.ts'

interface Props {
  onFiles(files: File[]): void
  disabled: boolean
  input: RefObject<HTMLInputElement | null>
}

/** Where files are chosen or dropped, with what the server takes. */
export function ElegirArchivos({ onFiles, disabled, input }: Props) {
  const { over, handlers } = useDrop((files) => !disabled && onFiles(files))
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
          <FilePicker
            {...ids}
            ref={input}
            multiple
            accept={accept}
            disabled={disabled}
            files={[]}
            onFiles={onFiles}
          />
        )}
      </Field>
      <Text size="sm" tone="muted">
        {textos.soltar}
      </Text>
    </Box>
  )
}
