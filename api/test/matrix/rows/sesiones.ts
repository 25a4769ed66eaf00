import type { TestApi } from '../../api.ts'
import { hashToken } from '../../../src/platform/auth/token.ts'
import type { OwnRow, OwnRows } from '../row.ts'
import type { World } from '../world.ts'

/** Another session of whoever calls. */
async function another({ idLocatario, token, caller = token }: World, api: TestApi): Promise<string> {
  const [row] = await api.sql<{ _id: string }>(
    `insert into sesiones (huella, id_identidad, id_locatario, id_usuario, direccion)
     select sha256(gen_random_uuid()::text::bytea), id_identidad, id_locatario, id_usuario, '::1'
     from sesiones where huella = $1 returning _id`,
    [hashToken(caller)],
    idLocatario,
  )
  if (!row) throw new Error('nobody is signed in')
  return row._id
}

const closed: OwnRow['audit'] = { antes: false, despues: true }

export const sesionesRows: OwnRows = {
  'POST /configuracion/sesiones': { body: () => ({}) },
  'POST /configuracion/cerrar_una_sesion': {
    body: async (world, api) => ({ id: await another(world, api) }),
    audit: closed,
  },
  'POST /configuracion/cerrar_otras_sesiones': { body: () => ({}), audit: closed },
}
