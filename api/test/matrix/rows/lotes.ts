import type { TestApi } from '../../api.ts'
import { endRunning, runningLote } from '../lote.ts'
import type { OwnRows } from '../row.ts'
import type { World } from '../world.ts'

const theLote = (_world: unknown, { lote }: Record<string, unknown>) => (lote as { _id: string })._id
/** A request that is not the fourth. */
const asked = (body: (world: World) => object) => async (world: World, api: TestApi) => {
  await endRunning(world, api)
  return { ...body(world) }
}
const deleting = (id: string) => ({ accion: 'eliminar', renglones: [{ id }] })
const own = async (world: World, api: TestApi) => ({ id: await runningLote(world, api) })
/** A call that reads must find it there. */
const found = (world: World, api: TestApi) => (world.caller ? own(world, api) : { id: world.lote })

export const lotesRows: OwnRows = {
  'POST /clientes/crear_lote': {
    body: asked(({ cliente }) => deleting(cliente)),
    audit: { idEntidad: theLote },
  },
  'POST /asesorias/crear_lote': {
    body: asked(({ asesoria: id, usuario: asesor }) => ({ accion: 'asignar', asesor, renglones: [{ id }] })),
    audit: { idEntidad: theLote },
  },
  'POST /contrataciones/crear_lote': {
    body: asked(({ contratacion: id }) => ({ accion: 'extender', dias: 1, renglones: [{ id }] })),
    audit: { idEntidad: theLote },
  },
  'POST /usuarios/crear_lote': {
    body: asked(({ usuario }) => deleting(usuario)),
    audit: { idEntidad: theLote },
  },
  'POST /lotes/ver': { body: found },
  'POST /lotes/cancelar': {
    body: own,
    audit: { idEntidad: theLote },
  },
  'POST /lotes/mios': { body: () => ({}) },
}
