import type { UsuarioFila } from '@backoffice/shared/contract'
import { etiquetaTipoUsuario, fechaDeInstante, iniciales } from '@backoffice/shared/format'
import type { Column } from '@backoffice/shared/ui/list'
import { textos } from './list.textos.ts'

const { columnas } = textos

/** The columns of U-01; their ids are also the wire's `orden`. On a phone the card's title has the whole name. */
export const columns: Column<UsuarioFila>[] = [
  {
    id: 'nombre',
    header: columnas.nombre,
    cell: (u) => u.nombre,
    hideInCard: true,
    person: (who) => ({ id: who._id, initials: iniciales(who) }),
  },
  {
    id: 'apellido_paterno',
    header: columnas.apellidoPaterno,
    cell: (u) => u.apellido_paterno,
    hideInCard: true,
  },
  {
    id: 'apellido_materno',
    header: columnas.apellidoMaterno,
    cell: (u) => u.apellido_materno,
    hideInCard: true,
  },
  { id: 'tipo', header: columnas.tipo, cell: (u) => etiquetaTipoUsuario(u.tipo), kind: 'label' },
  { id: 'email', header: columnas.email, cell: (u) => u.email, kind: 'email' },
  { id: 'creacion', header: columnas.creacion, cell: (u) => fechaDeInstante(u.creacion), kind: 'date' },
]
