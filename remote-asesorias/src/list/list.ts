import { api, type CallOptions } from '@backoffice/shared'
import type { AsesoriaFila } from '@backoffice/shared/contract'
import { codec, defineList, deletedMember } from '@backoffice/shared/resource'
import { enCurso, sinFiltros } from './filters.ts'

/** The list of /asesorias: its call and its sortable columns. */
export const listAsesorias = defineList({
  lista: 'asesorias',
  fetch: ({ asesor, tipo, texto, eliminados, ...body }, options) =>
    api
      // Without them the call is the specification's (D46).
      .post(
        '/asesorias/listar',
        {
          ...body,
          ...(asesor && { asesor }),
          ...(tipo.length > 0 && { tipo }),
          ...(texto && { texto }),
          ...deletedMember(eliminados, '/asesorias/restaurar'),
        },
        options,
      )
      .then(({ asesorias, ...page }) => ({ rows: asesorias, ...page })),
  quiet: true,
  filtrosVacios: sinFiltros,
  filtrosIniciales: enCurso,
  columnas: ['cliente', 'empresa', 'motivo', 'creacion', 'finalizacion', 'status'],
  codecs: {
    status: codec.numeros(0, 1),
    fecha_inicio: codec.dia,
    fecha_fin: codec.dia,
    asesor: codec.id,
    tipo: codec.numeros(0, 1, 2),
    eliminados: codec.numeros(1),
  },
})

/** Deletes an advisory; sends its version if the server provides one (D41). */
export const eliminarAsesoria = ({ _id, version }: AsesoriaFila, options: CallOptions) =>
  api.post('/asesorias/eliminar', { id: _id, ...(version !== undefined && { version }) }, options)
