import { etiquetaStatusAsesoria } from '@backoffice/shared/format'
import { DateField } from '@backoffice/shared/ui/date'
import { CheckboxGroupField, TextField } from '@backoffice/shared/ui/form'
import { textos } from './list.textos'

const { filtro } = textos
const opciones = ([0, 1] as const).map((value) => ({ value, label: etiquetaStatusAsesoria(value) }))

/** The fields of «Filtrar asesorías» (A-03, D8). */
export const FilterFields = () => (
  <>
    <TextField name="cliente" label={filtro.cliente} full />
    <CheckboxGroupField name="status" label={filtro.status} options={opciones} full />
    <DateField name="fecha_inicio" label={filtro.desde} />
    <DateField name="fecha_fin" label={filtro.hasta} />
  </>
)
