import { api, type CallOptions } from '@backoffice/shared'
import type { UsuarioFila } from '@backoffice/shared/contract'
import { codec, defineList, deletedMember } from '@backoffice/shared/resource'
import { sinFiltros } from './filters.ts'

/** The list of /usuarios: its call and its sortable columns; `id` is sent empty (D8). */
export const listUsuarios = defineList({
  lista: 'usuarios',
  fetch: ({ texto, eliminados, ...body }, options) =>
    api
      .post(
        '/usuarios/listar',
        { id: '', ...body, ...(texto && { texto }), ...deletedMember(eliminados, '/usuarios/restaurar') },
        options,
      )
      .then(({ usuarios, ...page }) => ({ rows: usuarios, ...page })),
  quiet: true,
  filtrosVacios: sinFiltros,
  columnas: ['nombre', 'apellido_paterno', 'apellido_materno', 'tipo', 'email', 'creacion'],
  codecs: {
    tipo: codec.numero(0, 1),
    fecha_inicio: codec.dia,
    fecha_fin: codec.dia,
    eliminados: codec.numeros(1),
  },
})

/** Deletes a user; sends its version if the server provides one (D41). */
export const eliminarUsuario = ({ _id, version }: UsuarioFila, options: CallOptions) =>
  api.post('/usuarios/eliminar', { id: _id, ...(version !== undefined && { version }) }, options)
