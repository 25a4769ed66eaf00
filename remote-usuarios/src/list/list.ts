import { api } from '@backoffice/shared'
import type { UsuarioFila } from '@backoffice/shared/contract'
import { codec, defineList } from '@backoffice/shared/resource'
import { sinFiltros } from './filters'

/** The list of /usuarios: how it is asked for and what it can be ordered by; `id` goes empty (D8). */
export const listUsuarios = defineList({
  fetch: (body, options) =>
    api
      .post('/usuarios/listar', { id: '', ...body }, options)
      .then(({ usuarios, ...page }) => ({ rows: usuarios, ...page })),
  filtrosVacios: sinFiltros,
  columnas: ['nombre', 'apellido_paterno', 'apellido_materno', 'tipo', 'email', 'creacion'],
  codecs: { tipo: codec.numero(0, 1), fecha_inicio: codec.dia, fecha_fin: codec.dia },
})

/** Deletes a user; the version it was seen in goes along where the server tells one (D41). */
export const eliminarUsuario = ({ _id, version }: UsuarioFila) =>
  api.post('/usuarios/eliminar', { id: _id, ...(version !== undefined && { version }) })
