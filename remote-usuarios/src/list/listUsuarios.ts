import { api } from '@backoffice/shared'
import { codec, defineList } from '@backoffice/shared/resource'

/** What the list can be asked for (U-02); `id` goes empty (D8). */
export interface Filtros {
  nombre: string
  apellido_paterno: string
  apellido_materno: string
  tipo: 0 | 1 | null
  fecha_inicio: string | null
  fecha_fin: string | null
}

const sinFiltros: Filtros = {
  nombre: '',
  apellido_paterno: '',
  apellido_materno: '',
  tipo: null,
  fecha_inicio: null,
  fecha_fin: null,
}

/** The list of /usuarios. */
export const listUsuarios = defineList({
  fetch: (body, options) =>
    api
      .post('/usuarios/listar', { id: '', ...body }, options)
      .then(({ usuarios, ...page }) => ({ rows: usuarios, ...page })),
  filtrosVacios: sinFiltros,
  columnas: ['nombre', 'apellido_paterno', 'apellido_materno', 'tipo', 'email', 'creacion'],
  codecs: { tipo: codec.numero(0, 1), fecha_inicio: codec.dia, fecha_fin: codec.dia },
})
