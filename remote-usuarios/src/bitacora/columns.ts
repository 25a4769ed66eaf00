import type { EntradaBitacora } from '@backoffice/shared/contract'
import { enumerar, fechaDeInstante, horaDeInstante } from '@backoffice/shared/format'
import type { Column } from '@backoffice/shared/ui/list'
import { nombreDeAccion, nombreDeEntidad, textos } from './bitacora.textos.ts'
import { nombreDeCampo } from './values.ts'

const { columnas } = textos

export const cuando = ({ momento }: EntradaBitacora): string =>
  `${fechaDeInstante(momento)}, ${horaDeInstante(momento)}`

export const quien = ({ usuario }: EntradaBitacora): string => usuario?.nombre || textos.nadie

/** «Cambió · Cliente»; «Inició sesión» says all. */
export const que = ({ accion, entidad }: EntradaBitacora): string =>
  entidad === 'sesion' ? nombreDeAccion(accion) : `${nombreDeAccion(accion)} · ${nombreDeEntidad(entidad)}`

const unsorted = { sortable: false } as const

/** Only the moment orders: the audit is read along time. */
export const columns: Column<EntradaBitacora>[] = [
  { id: 'momento', header: columnas.momento, cell: cuando },
  { id: 'usuario', header: columnas.usuario, cell: quien, hideInCard: true, ...unsorted },
  { id: 'accion', header: columnas.accion, cell: que, hideInCard: true, ...unsorted },
  { id: 'registro', header: columnas.registro, cell: ({ registro }) => registro?.nombre, ...unsorted },
  {
    id: 'cambios',
    header: columnas.cambios,
    cell: ({ entidad, cambios }) => enumerar(cambios.map(({ campo }) => nombreDeCampo(entidad, campo))),
    ...unsorted,
  },
]
