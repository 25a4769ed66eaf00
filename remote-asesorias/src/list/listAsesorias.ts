import { api } from '@backoffice/shared'
import type { AsesoriaFila } from '@backoffice/shared/contract'
import { codec, defineList } from '@backoffice/shared/resource'

/** What the list can be asked for. */
export interface Filtros {
  cliente: string
  status: AsesoriaFila['status'][]
  fecha_inicio: string | null
  fecha_fin: string | null
}

/** Everything: «Buscar todos». */
const sinFiltros: Filtros = { cliente: '', status: [], fecha_inicio: null, fecha_fin: null }

/** What is under way: on entry. */
const enCurso: Filtros = { ...sinFiltros, status: [0] }

/** The list of /asesorias. */
export const listAsesorias = defineList({
  fetch: (body, options) =>
    api
      .post('/asesorias/listar', body, options)
      .then(({ asesorias, ...page }) => ({ rows: asesorias, ...page })),
  filtrosVacios: sinFiltros,
  filtrosIniciales: enCurso,
  columnas: ['cliente', 'empresa', 'motivo', 'creacion', 'finalizacion', 'status'],
  codecs: { status: codec.numeros(0, 1), fecha_inicio: codec.dia, fecha_fin: codec.dia },
})
