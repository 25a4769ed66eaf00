import type { TestApi } from '../../api.ts'
import { endRunning, runningLote } from '../lote.ts'
import type { Rows } from '../row.ts'
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

const LOOKS = ['clientes.editar', 'asesorias.editar', 'usuarios.editar'] as const

export const lotesRows: Rows = {
  'POST /clientes/crear_lote': {
    needs: ['clientes.editar'],
    body: asked(({ cliente }) => deleting(cliente)),
    writes: { accion: 'crear', entidad: 'lote', idEntidad: theLote },
  },
  'POST /asesorias/crear_lote': {
    needs: ['asesorias.editar'],
    body: asked(({ asesoria: id, usuario: asesor }) => ({ accion: 'asignar', asesor, renglones: [{ id }] })),
    writes: { accion: 'crear', entidad: 'lote', idEntidad: theLote },
  },
  'POST /contrataciones/crear_lote': {
    needs: ['clientes.editar'],
    body: asked(({ contratacion: id }) => ({ accion: 'extender', dias: 1, renglones: [{ id }] })),
    writes: { accion: 'crear', entidad: 'lote', idEntidad: theLote },
  },
  'POST /usuarios/crear_lote': {
    needs: ['usuarios.editar'],
    body: asked(({ usuario }) => deleting(usuario)),
    writes: { accion: 'crear', entidad: 'lote', idEntidad: theLote },
  },
  'POST /lotes/ver': { needs: LOOKS, body: found },
  'POST /lotes/cancelar': {
    needs: LOOKS,
    body: own,
    writes: { accion: 'editar', entidad: 'lote', idEntidad: theLote },
  },
  'POST /lotes/mios': { needs: LOOKS, body: () => ({}) },
}
