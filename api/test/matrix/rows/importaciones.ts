import type { Importacion } from '@backoffice/shared/contract'
import type { TestApi } from '../../api.ts'
import { csvPart } from '../../multipart.ts'
import { anImport, endImports } from '../importacion.ts'
import type { OwnRows } from '../row.ts'
import type { World } from '../world.ts'

const theImport = (_world: unknown, { importacion }: Record<string, unknown>) =>
  (importacion as { _id: string })._id

/** A request for an import of the caller's in this state; nothing else of theirs is running. */
const own =
  (estado: Importacion['estado'], more: object = {}) =>
  async (world: World, api: TestApi) => {
    await endImports(world, api)
    return { id: await anImport(world, api, estado), ...more }
  }
/** A call that reads must find it there. */
const found =
  (more: object = {}) =>
  async (world: World, api: TestApi) => ({
    id: world.caller ? await anImport(world, api, 'leida') : world.importacion,
    ...more,
  })

export const importacionesRows: OwnRows = {
  'POST /clientes/leer_importacion': {
    body: () => ({}),
    file: csvPart(),
    audit: { idEntidad: theImport },
  },
  'POST /clientes/revisar_importacion': { body: found({ columnas: ['nombre'] }) },
  'POST /clientes/comenzar_importacion': {
    body: own('leida', { columnas: ['nombre'], repetidos: 'omitir' }),
    audit: { idEntidad: theImport },
  },
  'POST /clientes/ver_importacion': { body: found() },
  'POST /clientes/listar_importaciones': { body: () => ({}) },
  'POST /clientes/cancelar_importacion': { body: own('en_curso'), audit: { idEntidad: theImport } },
  'POST /clientes/deshacer_importacion': { body: own('terminada'), audit: { idEntidad: theImport } },
  'POST /clientes/descargar_fallas': { body: own('terminada') },
}
