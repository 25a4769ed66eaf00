import { z } from 'zod'
import { conMsg, id, instante, version } from './wire.ts'

/*
 * What was deleted can be listed, read and restored (D53) by those who may edit it. The extra members are optional: a
 * server of the plain contract neither gets nor sends them (D45).
 */

const siONo = z.boolean({ error: 'Debe ser true o false' })

/** In a list call: the deleted rows instead of the current ones. */
export const eliminados = siONo.nullish()

/** In a call for one record: a deleted one. */
export const eliminado = siONo.nullish()

/** The members of a deleted row: when it was deleted, and the full name of the person who did it; null if unknown. */
export const eliminacion = {
  eliminado_el: instante.optional(),
  eliminado_por: z.string().nullish(),
}

/** A restore; for a row that is not deleted it changes nothing and answers the same. */
export const restaurar = { request: z.object({ id, version: version.optional() }), response: conMsg }
