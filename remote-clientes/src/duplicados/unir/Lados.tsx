import { Box, Grid } from '@backoffice/shared/ui'
import { useId, type ReactNode } from 'react'
import type { Lado } from './propuesta.ts'

interface Props {
  /** What is chosen: a field, or who stays. */
  legend: string
  described?: string
  lado: Lado
  values: readonly [ReactNode, ReactNode]
  /** Names a value for those who hear it, where it is only seen by its place. */
  names: readonly [string, string]
  disabled: boolean
  onChange(lado: Lado): void
}

/** Two values side by side, one of which is chosen. */
export function Lados({ legend, described, lado, values, names, disabled, onChange }: Props) {
  const id = useId()
  return (
    <Box as="fieldset" border="0" p="0" m="0" minWidth="0">
      <Box as="legend" fontWeight="semibold" fontSize="sm" p="0" mb="1">
        {legend}
      </Box>
      {described && (
        <Box id={`${id}-d`} fontSize="sm" color="fg.muted" mb="2">
          {described}
        </Box>
      )}
      <Grid columns={2} narrow={2} gap={2}>
        {([0, 1] as const).map((one) => (
          <Box
            as="label"
            key={one}
            display="flex"
            gap="2"
            alignItems="flex-start"
            p="2"
            minWidth="0"
            borderWidth="1px"
            borderRadius="md"
            borderColor={lado === one ? 'accent' : 'border.control'}
            bg={lado === one ? 'accent.subtle' : undefined}
            cursor={disabled ? 'default' : 'pointer'}
          >
            <input
              type="radio"
              name={id}
              checked={lado === one}
              disabled={disabled}
              aria-label={names[one]}
              aria-describedby={described ? `${id}-d` : undefined}
              onChange={() => onChange(one)}
              style={{ accentColor: 'currentColor', marginTop: '0.25rem', flex: 'none' }}
            />
            <Box minWidth="0" overflowWrap="anywhere">
              {values[one]}
            </Box>
          </Box>
        ))}
      </Grid>
    </Box>
  )
}
