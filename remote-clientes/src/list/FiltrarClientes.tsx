import type { ClienteFila } from '@backoffice/shared/contract'
import type { List } from '@backoffice/shared/resource'
import { FilterDialog } from '@backoffice/shared/ui/dialog'
import { TextField } from '@backoffice/shared/ui/form'
import { textos } from './clientes.textos'
import type { FiltrosClientes } from './filtros'

interface Props {
  open: boolean
  list: List<ClienteFila, FiltrosClientes>
  onClose(): void
}

/** «Filtrar clientes» (C-08, C-09). */
export function FiltrarClientes({ open, list, onClose }: Props) {
  return (
    <FilterDialog open={open} title={textos.filtro.titulo} list={list} onClose={onClose}>
      <TextField name="nombre" label={textos.filtro.nombre} />
      <TextField name="apellido_paterno" label={textos.filtro.apellidoPaterno} />
      <TextField name="apellido_materno" label={textos.filtro.apellidoMaterno} />
      <TextField name="celular" label={textos.filtro.celular} />
      <TextField name="email" label={textos.filtro.email} />
    </FilterDialog>
  )
}
