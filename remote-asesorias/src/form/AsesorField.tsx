import { Box, Button, IconRetry, Notice, Stack } from '@backoffice/shared/ui'
import { SelectField } from '@backoffice/shared/ui/select'
import { textos as registro } from '../registro.textos'
import { textos } from './edit.textos'
import type { useAsesores } from './useAsesores'

/** The advisor. If the list fails to load, the field says so, and the rest of the form still works. */
export function AsesorField({ asesores }: { asesores: ReturnType<typeof useAsesores> }) {
  const { status, options, retrying, reload } = asesores
  return (
    <Box minWidth="0">
      <Stack gap={2}>
        <SelectField
          name="asesor"
          label={registro.asesor}
          options={options}
          placeholder={textos.elegirAsesor}
          clearable={false}
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
            {textos.sinAsesores}
          </Notice>
        )}
      </Stack>
    </Box>
  )
}
