import { Box, Button, IconRetry, Notice, Stack } from '@backoffice/shared/ui'
import { SelectField } from '@backoffice/shared/ui/select'
import { textos as registro } from './registro.textos.ts'
import { textos } from './asesores.textos.ts'
import type { useAsesores } from './useAsesores.ts'

export interface AsesorFieldProps {
  asesores: ReturnType<typeof useAsesores>
  /** A filter may name nobody; an advisory always has its advisor. */
  clearable?: boolean
}

/** The advisor. If the list fails to load, the field says so, and the rest of the form still works. */
export function AsesorField({ asesores, clearable = false }: AsesorFieldProps) {
  const { status, options, retrying, reload } = asesores
  return (
    <Box minWidth="0">
      <Stack gap={2}>
        <SelectField
          name="asesor"
          label={registro.asesor}
          options={options}
          placeholder={clearable ? textos.cualquiera : textos.elegir}
          clearable={clearable}
          disabled={status === 'error'}
        />
        {status === 'error' && (
          <Notice
            tone="warning"
            action={
              <Button size="sm" icon={<IconRetry />} loading={retrying} onClick={reload}>
                {textos.reintentar}
              </Button>
            }
          >
            {clearable ? textos.filtroSinAsesores : textos.sinAsesores}
          </Notice>
        )}
      </Stack>
    </Box>
  )
}
