import { api, type CallOptions } from '@backoffice/shared'
import type { Membresia } from '@backoffice/shared/contract'
import { defineList, type List } from '@backoffice/shared/resource'

/** All the plans at once: the call takes no page, so sorting and paging happen here. */
export const listMembresias = defineList({
  lista: 'membresias',
  fetch: (_body, options) =>
    api.get('/configuracion/listar_membresias', options).then(({ membresias }) => ({ rows: membresias })),
  filtrosVacios: {},
  columnas: ['nombre', 'beneficios'],
  ordenInicial: { orden: 'nombre', direccion: 'asc' },
  valor: (plan, columna) => (columna === 'beneficios' ? plan.beneficios.length : plan.nombre),
})

/** Deletes a plan; sends its version if the server provides one (D41). */
export const eliminarMembresia = ({ _id, version }: Membresia, options: CallOptions) =>
  api.post(
    '/configuracion/eliminar_membresia',
    { id: _id, ...(version !== undefined && { version }) },
    options,
  )

/** The list with a plan that was just saved, new or edited, ordered by name (M-06). */
export function showSaved(list: List<Membresia, object>, guardada: Membresia) {
  if (list.hasTotal) void list.reload()
  else list.patch((rows) => [...rows.filter(({ _id }) => _id !== guardada._id), guardada])
  const { orden, direccion } = list.query
  if (orden !== 'nombre' || direccion !== 'asc') list.dispatch({ type: 'orden', orden: 'nombre' })
}
