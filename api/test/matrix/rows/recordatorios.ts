import { newFicha } from '../../../src/platform/auth/ficha.ts'
import { hashToken } from '../../../src/platform/auth/token.ts'
import type { TestApi } from '../../api.ts'
import type { OwnRow, OwnRows } from '../row.ts'
import type { World } from '../world.ts'

/** The link of a mail to this world's Administrador. */
async function sentLink({ idLocatario, admin }: World, api: TestApi): Promise<string> {
  const ficha = newFicha(idLocatario)
  await api.sql(
    `insert into recordatorios (id_locatario, _id, id_usuario, clase, dia, tomado, enviado, huella)
     values (locatario(), gen_random_uuid(), $1, 'dia', '2020-01-01', now(), now(), $2)
     on conflict (id_locatario, id_usuario, clase, dia) do update set huella = excluded.huella`,
    [admin, hashToken(ficha)],
    idLocatario,
  )
  return `/admin/descargas/recordatorios/${ficha}`
}

/** The secret in it is the permission: without a valid one the answer is 404. */
const link: OwnRow = { needs: 'publico', raw: true, url: sentLink, counts: ['recordatorios'] }

export const recordatoriosRows: OwnRows = {
  'POST /configuracion/recordatorios': { body: () => ({}) },
  'POST /configuracion/guardar_recordatorio': {
    body: () => ({ clase: 'membresias', activo: true }),
  },
  'GET,HEAD /descargas/recordatorios/:ficha': link,
  'POST /descargas/recordatorios/:ficha': {
    ...link,
    counts: ['recordatorios', 'recordatorios_elegidos', 'auditoria'],
  },
}
