import { findRow } from '../../../platform/rows/rows.ts'
import { may, type RightsOf } from '../../../platform/permisos/effective.ts'
import { usuario } from '../entidad.ts'

/** What a person may do as of now. */
export const rightsOf: RightsOf = async (tx, idLocatario, id) => {
  const found = await findRow(tx, usuario, idLocatario, id)
  return found && ((permiso) => may(found.tipo, found.permisos, permiso))
}
