import { type CallName, calls } from '@backoffice/shared/contract'
import { uuidv7 } from 'uuidv7'
import { hashToken } from '../../../src/platform/auth/token.ts'
import type { TestApi } from '../../api.ts'
import type { OwnRows } from '../row.ts'
import type { World } from '../world.ts'

const LISTAS = ['clientes', 'asesorias', 'usuarios', 'contrataciones', 'bitacora'] as const

/** A list that the caller may export, whichever of the permissions they have. */
async function asked({ idLocatario, token, caller = token }: World, api: TestApi) {
  await api.sql(
    `update exportaciones_preparadas set estado = 'detenida', fin = now() where estado = 'en_curso'`,
    [],
    idLocatario,
  )
  const { body } = await api.call('GET /auth/sesion', undefined, { token: caller })
  const has = (permiso: string) =>
    permiso
      .split('.')
      .reduce<unknown>(
        (tree, key) => (tree as Record<string, unknown> | undefined)?.[key],
        body.usuario?.permisos,
      ) === true
  const lista = LISTAS.find((one) => {
    const { access } = calls[`POST /${one}/exportar` satisfies CallName]
    return access.some(has)
  })
  return { lista: lista ?? 'clientes', pregunta: {} }
}

/** One of the caller's, in preparation. */
async function running(world: World, api: TestApi): Promise<string> {
  const { idLocatario, token, caller = token } = world
  const id = uuidv7()
  await api.sql(
    `insert into exportaciones_preparadas (id_locatario, _id, id_usuario, lista, pregunta, formato, total)
     select $1, $2, v.id_usuario, 'clientes', '{}', 'csv', 1 from sesion_vigente($3, 30) v`,
    [idLocatario, id, hashToken(caller)],
    idLocatario,
  )
  return id
}

/** A file of the caller's, ready to be fetched. It has no columns, so none that they may not see. */
async function done(world: World, api: TestApi): Promise<string> {
  const id = await running(world, api)
  await api.sql(
    `update exportaciones_preparadas set estado = 'lista', clave = 'exportaciones/x/' || $1, tamano = 1, fin = now(),
       lista = $2, vence = now() + interval '1 day' where _id = $1::uuid`,
    [id, (await asked(world, api)).lista],
    world.idLocatario,
  )
  return id
}

export const exportacionesRows: OwnRows = {
  'POST /exportaciones/medir': { body: asked },
  'POST /exportaciones/preparar': {
    body: asked,
    audit: { idEntidad: (_world, { exportacion }) => (exportacion as { _id: string })._id, despues: true },
  },
  'POST /exportaciones/mias': { body: () => ({}) },
  'POST /exportaciones/quitar': { body: async (world, api) => ({ id: await running(world, api) }) },
  'POST /exportaciones/descargar': { body: async (world, api) => ({ id: await done(world, api) }) },
}
