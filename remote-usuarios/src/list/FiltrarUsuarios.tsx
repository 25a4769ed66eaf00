import type { UsuarioFila } from '@backoffice/shared/contract'
import { etiquetaTipoUsuario } from '@backoffice/shared/format'
import type { List } from '@backoffice/shared/resource'
import { DateField } from '@backoffice/shared/ui/date'
import { FilterDialog } from '@backoffice/shared/ui/dialog'
import { TextField } from '@backoffice/shared/ui/form'
import { SelectField } from '@backoffice/shared/ui/select'
import type { Filtros } from './listUsuarios'
import { textos } from './usuarios.textos'

interface Props {
  open: boolean
  list: List<UsuarioFila, Filtros>
  onClose(): void
}

const { filtrar } = textos
const tipos = ([0, 1] as const).map((value) => ({ value, label: etiquetaTipoUsuario(value) }))

/** «Filtrar usuarios» (U-02, D8). Loaded when first asked for: it brings the date picker. */
export default function FiltrarUsuarios({ open, list, onClose }: Props) {
  return (
    <FilterDialog open={open} title={filtrar.titulo} list={list} onClose={onClose}>
      <TextField name="nombre" label={filtrar.nombre} />
      <TextField name="apellido_paterno" label={filtrar.apellidoPaterno} />
      <TextField name="apellido_materno" label={filtrar.apellidoMaterno} />
      <SelectField name="tipo" label={filtrar.tipo} options={tipos} />
      <DateField name="fecha_inicio" label={filtrar.desde} />
      <DateField name="fecha_fin" label={filtrar.hasta} />
    </FilterDialog>
  )
}
