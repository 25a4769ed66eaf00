import type { UsuarioFila } from '@backoffice/shared/contract'
import { etiquetaTipoUsuario, fechaDeInstante, iniciales, nombreCompleto } from '@backoffice/shared/format'
import { Badge } from '@backoffice/shared/ui'
import type { Column } from '@backoffice/shared/ui/list'
import { textos } from './list.textos.ts'

const { columnas, sinEntrar } = textos

/** The last part of the name, and why its person can't sign in (E-16): the first part is a link, which says it aloud. */
function conAcceso({ apellido_paterno, acceso }: UsuarioFila) {
  if (!acceso) return apellido_paterno
  return (
    <>
      {apellido_paterno}{' '}
      <Badge tone={acceso === 'cerrado' ? 'neutra' : 'pendiente'}>{sinEntrar[acceso]}</Badge>
    </>
  )
}

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
    cell: conAcceso,
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

/** A row's name as it is read aloud, and on a card. */
export const nombreYAcceso = (u: UsuarioFila): string =>
  u.acceso ? `${nombreCompleto(u)} · ${sinEntrar[u.acceso]}` : nombreCompleto(u)
