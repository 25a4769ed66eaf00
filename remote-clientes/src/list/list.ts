import { api, authState, type CallOptions } from '@backoffice/shared'
import { SIN_GIRO } from '@backoffice/shared/cliente'
import type { ClienteFila, ColumnaExtraCliente } from '@backoffice/shared/contract'
import { codec, defineList, deletedMember } from '@backoffice/shared/resource'
import { furtherColumns, seesFurther } from './further.ts'
import { sinFiltros, type Filtros } from './filters.ts'

/** The filters as the call has them: without ours it is the specification's (D46). */
export const filterMembers = <Q extends Omit<Filtros, 'eliminados'>>(question: Q) => {
  const { sin_venir_desde, texto, empresa, registro_desde, registro_hasta, giro, ...specified } = question
  return {
    ...specified,
    ...(sin_venir_desde && { sin_venir_desde }),
    ...(texto && { texto }),
    ...(empresa && { empresa }),
    ...(registro_desde && { registro_desde }),
    ...(registro_hasta && { registro_hasta }),
    ...(giro && { giro }),
  }
}

/** The list of /clientes: its call and its sortable columns. */
export const listClientes = defineList({
  lista: 'clientes',
  fetch: ({ eliminados, ...body }, { columnas, ...options }) =>
    api
      .post(
        '/clientes/listar',
        {
          ...filterMembers(body),
          ...deletedMember(eliminados, '/clientes/restaurar'),
          ...columnasMember(columnas),
        },
        options,
      )
      .then(({ clientes, ...page }) => ({ rows: clientes, ...page })),
  filtrosVacios: sinFiltros,
  quiet: true,
  columnas: [
    'nombre',
    'apellido_paterno',
    'apellido_materno',
    'celular',
    'email',
    'creacion',
    'ultima_asesoria',
  ],
  codecs: {
    sin_venir_desde: codec.dia,
    registro_desde: codec.dia,
    registro_hasta: codec.dia,
    giro: { ...codec.id, decode: (text) => (text === SIN_GIRO ? text : codec.id.decode(text)) },
    eliminados: codec.numeros(1),
  },
})

/** The further columns that this person chose: their values are asked for (E-03); without any the call is the specification's (D46). */
function columnasMember(columnas: string[] | null): { columnas?: ColumnaExtraCliente[] } {
  const chosen = furtherColumns.map(({ id }) => id).filter((id) => columnas?.includes(id))
  return chosen.length > 0 && seesFurther(authState()) ? { columnas: chosen } : {}
}

/** Deletes a client; sends its version if the server provides one (D41). */
export const eliminarCliente = ({ _id, version }: ClienteFila, options: CallOptions) =>
  api.post('/clientes/eliminar', { id: _id, ...(version !== undefined && { version }) }, options)
