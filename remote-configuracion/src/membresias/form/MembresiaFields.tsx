import { Stack } from '@backoffice/shared/ui'
import { FieldGrid, NumberField, TextAreaField, TextField } from '@backoffice/shared/ui/form'
import { MoneyField } from '@backoffice/shared/ui/money'
import { Beneficios } from './Beneficios.tsx'
import { textos } from '../membresias.textos.ts'
import { useConDuracion } from './useConDuracion.ts'

const { campos, duracion } = textos
/** Ten years, as the contract says. */
const DURACION_MAX = 120

/** The fields of a plan, new or edited (M-02, M-03). `problema`: the server's error about its benefits. */
export function MembresiaFields({ problema }: { problema: string | null }) {
  return (
    <Stack gap={5}>
      <FieldGrid>
        <TextField name="nombre" label={campos.nombre} required maxLength={500} />
        <MoneyField name="precio" label={campos.precio} prefix="$ " />
        {useConDuracion() && (
          <NumberField name="duracion" label={campos.duracion} hint={duracion.ayuda} max={DURACION_MAX} />
        )}
        <TextAreaField name="descripcion" label={campos.descripcion} rows={3} maxLength={5000} full />
      </FieldGrid>
      <Beneficios problema={problema} />
    </Stack>
  )
}
