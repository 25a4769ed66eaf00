import { api } from '@backoffice/shared'
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
