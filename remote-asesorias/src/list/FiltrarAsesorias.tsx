import type { AsesoriaFila } from '@backoffice/shared/contract'
import { etiquetaStatusAsesoria } from '@backoffice/shared/format'
import type { List } from '@backoffice/shared/resource'
import { DateField } from '@backoffice/shared/ui/date'
import { FilterDialog } from '@backoffice/shared/ui/dialog'
import { CheckboxGroupField, TextField } from '@backoffice/shared/ui/form'
import { textos } from './asesorias.textos'
import type { Filtros } from './listAsesorias'

interface Props {
  open: boolean
  list: List<AsesoriaFila, Filtros>
  onClose(): void
}

const { filtrar } = textos
const opciones = ([0, 1] as const).map((value) => ({ value, label: etiquetaStatusAsesoria(value) }))

/** «Filtrar asesorías» (A-03, D8). Loaded when first asked for: it brings the date picker. */
export function FiltrarAsesorias({ open, list, onClose }: Props) {
  return (
    <FilterDialog open={open} title={filtrar.titulo} list={list} onClose={onClose}>
      <TextField name="cliente" label={filtrar.cliente} full />
      <CheckboxGroupField name="status" label={filtrar.status} options={opciones} full />
      <DateField name="fecha_inicio" label={filtrar.desde} />
      <DateField name="fecha_fin" label={filtrar.hasta} />
    </FilterDialog>
  )
}
