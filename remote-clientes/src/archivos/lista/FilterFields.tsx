import { DateField } from '@backoffice/shared/ui/date'
import { SelectField } from '@backoffice/shared/ui/select'
import { clases } from '../clases.ts'
import { textos } from './lista.textos.ts'

const { filtro } = textos

/** The fields of «Filtrar archivos». */
export function FilterFields() {
  return (
    <>
      <SelectField name="clase" label={filtro.clase} placeholder={filtro.cualquiera} options={clases} />
      <DateField name="vence_desde" label={filtro.desde} />
      <DateField name="vence_hasta" label={filtro.hasta} />
    </>
  )
}
