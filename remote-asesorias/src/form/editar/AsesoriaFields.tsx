import { useFormContext, useWatch } from '@backoffice/shared/form'
import { useHoy } from '@backoffice/shared/format'
import { Box, Button, IconCheck, Stack, Text } from '@backoffice/shared/ui'
import { DateField } from '@backoffice/shared/ui/date'
import { FormSection, TextAreaField, TextField } from '@backoffice/shared/ui/form'
import { SelectField } from '@backoffice/shared/ui/select'
import { textos as registro } from '../../registro.textos.ts'
import { AsesorField } from '../../AsesorField.tsx'
import type { AsesoriaForm } from './asesoriaForm.ts'
import { textos } from './edit.textos.ts'
import { HorarioFields } from '../HorarioFields.tsx'
import { tipos } from '../tipos.ts'
import type { useAsesores } from '../../useAsesores.ts'

interface Props {
  asesores: ReturnType<typeof useAsesores>
  /** The id of the advisory that is edited. */
  propia: string
}

/** What can be changed in an advisory (D10). */
export function AsesoriaFields({ asesores, propia }: Props) {
  return (
    <FormSection title={textos.datos}>
      <TextField name="motivo" label={registro.motivo} required />
      <SelectField
        name="tipo"
        label={registro.tipo}
        options={tipos}
        placeholder={textos.elegirTipo}
        clearable={false}
      />
      <AsesorField asesores={asesores} />
      <DateField name="fecha" label={registro.fecha} required />
      <DateField name="finalizacion" label={registro.finalizacion} />
      <Finalizar />
      <TextAreaField name="descripcion" label={registro.descripcion} full />
      <HorarioFields propia={propia} />
    </FormSection>
  )
}

/** «Finalizar asesoría», beside the day that it fills in: today's; saved with the rest (D10). */
function Finalizar() {
  const { setValue, setFocus } = useFormContext<AsesoriaForm>()
  const finalizacion = useWatch<AsesoriaForm, 'finalizacion'>({ name: 'finalizacion' })
  const today = useHoy()
  const finalizar = () => {
    setValue('finalizacion', today, { shouldDirty: true, shouldValidate: true })
    setFocus('finalizacion')
  }
  return (
    // As tall as the field's label when it is beside the field.
    <Box pt={{ md: '7' }}>
      <Stack gap={2} align="start">
        <Button icon={<IconCheck />} disabled={finalizacion !== null} onClick={finalizar}>
          {textos.finalizar}
        </Button>
        <Box role="status">
          {finalizacion === today && (
            <Text tone="muted" size="sm">
              {textos.finalizada}
            </Text>
          )}
        </Box>
      </Stack>
    </Box>
  )
}
