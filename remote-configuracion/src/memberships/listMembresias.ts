import { api } from '@backoffice/shared'
import type { Membresia } from '@backoffice/shared/contract'
import { defineList } from '@backoffice/shared/resource'

/** All the plans at once: the call takes no page, so sorting and paging happen here. */
export const listMembresias = defineList({
  fetch: (_body, options) =>
    api.get('/configuracion/listar_membresias', options).then(({ membresias }) => ({ rows: membresias })),
  filtrosVacios: {},
  columnas: ['nombre', 'beneficios'],
  ordenInicial: { orden: 'nombre', direccion: 'asc' },
  valor: (plan, columna) => (columna === 'beneficios' ? plan.beneficios.length : plan.nombre),
})

/** The list with a plan that was just saved, new or in the place of what it was; the order is the list's (M-06). */
export const conGuardada = (rows: Membresia[], guardada: Membresia): Membresia[] => [
  ...rows.filter(({ _id }) => _id !== guardada._id),
  guardada,
]
