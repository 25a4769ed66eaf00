import { badField } from '../../../platform/http/refusal.ts'
import { defineLote } from '../../../platform/lotes/spec.ts'
import { CONTRATACION } from '../entidad.ts'
import { type Extension, extenderContratacion, extensionOf, reducirContratacion } from './extend.ts'
import { contratacionesList } from '../list/list.ts'

/** What can be done to many purchases: extending them, and taking that back. */
export const contratacionesLote = defineLote<'contrataciones', Extension>({
  lista: 'contrataciones',
  entity: CONTRATACION,
  list: contratacionesList,
  recuerda: 'fecha_fin',
  deshace: ['extender'],
  datos: async (_tx, _session, asked) => {
    if (asked.accion === 'restaurar') {
      if (asked.id_lote === undefined) throw badField('id_lote', 'Se deshace un lote')
      return {} as Extension
    }
    return extensionOf(asked)
  },
  acciones: {
    extender: async (...row) => void (await extenderContratacion(...row)),
    restaurar: async (tx, actor, row) => void (await reducirContratacion(tx, actor, row)),
  },
})
