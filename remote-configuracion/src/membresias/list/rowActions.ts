import type { Membresia } from '@backoffice/shared/contract'
import type { RowAction } from '@backoffice/shared/ui/list'
import { textos } from '../membresias.textos.ts'

const { acciones } = textos

type Act = (membresia: Membresia) => void

/** The actions on a plan (M-03, M-04), for everyone who can open the page; its history, for who may read the audit. */
export const rowActions =
  (editar: Act, eliminar: Act, historial: boolean) =>
  (membresia: Membresia): (RowAction | false)[] => [
    { label: acciones.editar, icon: 'editar', opens: true, onClick: () => editar(membresia) },
    historial && {
      label: acciones.historial,
      preposition: 'de',
      icon: 'ver',
      to: `/usuarios?vista=bitacora&registro=${membresia._id}`,
    },
    { label: acciones.eliminar, icon: 'eliminar', danger: true, onClick: () => eliminar(membresia) },
  ]
