import { api, type CallOptions } from '@backoffice/shared'
import type { ClienteFila } from '@backoffice/shared/contract'
import { codec, defineList, deletedMember } from '@backoffice/shared/resource'
import { sinFiltros } from './filters'

/** The list of /clientes: its call and its sortable columns. */
export const listClientes = defineList({
  fetch: ({ eliminados, ...body }, options) =>
    api
      .post('/clientes/listar', { ...body, ...deletedMember(eliminados, '/clientes/restaurar') }, options)
      .then(({ clientes, ...page }) => ({ rows: clientes, ...page })),
  filtrosVacios: sinFiltros,
  columnas: ['nombre', 'apellido_paterno', 'apellido_materno', 'celular', 'email'],
  codecs: { eliminados: codec.numeros(1) },
})

/** Deletes a client; sends its version if the server provides one (D41). */
export const eliminarCliente = ({ _id, version }: ClienteFila, options: CallOptions) =>
  api.post('/clientes/eliminar', { id: _id, ...(version !== undefined && { version }) }, options)
