import { api } from '@backoffice/shared'
import { defineList } from '@backoffice/shared/resource'
import { sinFiltros } from './filtros'

/** The client list: how it is asked for and what it can be ordered by. */
export const listClientes = defineList({
  fetch: async (body, options) => {
    const { clientes, total, total_exacto } = await api.post('/clientes/listar', body, options)
    return { rows: clientes, total, total_exacto }
  },
  filtrosVacios: sinFiltros,
  columnas: ['nombre', 'apellido_paterno', 'apellido_materno', 'celular', 'email'],
})
