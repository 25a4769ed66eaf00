import type { TipoAsesoria } from '@backoffice/shared/contract'
import { useFormContext, useWatch } from '@backoffice/shared/form'
import { etiquetaTipoAsesoria, hoy } from '@backoffice/shared/format'
import { Box, Button, IconCheck, Row, Text } from '@backoffice/shared/ui'
import { DateField } from '@backoffice/shared/ui/date'
import { FormSection, TextAreaField, TextField } from '@backoffice/shared/ui/form'
import { SelectField } from '@backoffice/shared/ui/select'
import { textos as registro } from '../registro.textos'
import { AsesorField } from './AsesorField'
import type { AsesoriaForm } from './asesoriaForm'
import { textos } from './edicion.textos'
import type { useAsesores } from './useAsesores'

const tipos = ([0, 1, 2] as const).map((value: TipoAsesoria) => ({
  value,
  label: etiquetaTipoAsesoria(value),
}))

/** What can be changed in an advisory (D10). */
export function AsesoriaFields({ asesores }: { asesores: ReturnType<typeof useAsesores> }) {
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
      <TextAreaField name="descripcion" label={registro.descripcion} full />
      <Finalizar />
    </FormSection>
  )
}

/** «Finalizar asesoría»: the day of its end is today; saved with the rest (D10). */
function Finalizar() {
  const { setValue, setFocus } = useFormContext<AsesoriaForm>()
  const finalizacion = useWatch<AsesoriaForm, 'finalizacion'>({ name: 'finalizacion' })
  const today = hoy()
  const finalizar = () => {
    setValue('finalizacion', today, { shouldDirty: true, shouldValidate: true })
    setFocus('finalizacion')
  }
  return (
    <Box gridColumn="1 / -1">
      <Row gap={3}>
        <Button icon={<IconCheck />} disabled={finalizacion !== null} onClick={finalizar}>
          {textos.finalizar}
        </Button>
        <Box role="status">{finalizacion === today && <Text tone="muted">{textos.finalizada}</Text>}</Box>
      </Row>
    </Box>
  )
}
