import { plain, type Membresia } from '../../contract/index.ts'
import { discard, restore } from './eliminados.ts'
import { Refusal, type Context, type HandlersFor } from './handler.ts'
import { changed, checkVersion, findRow, replaced, sentOf } from './rows.ts'

type Calls = 'crear' | 'editar' | 'detalles' | 'eliminar' | 'restaurar'

const GONE = 'La membresía no existe'
const TAKEN = 'Ya hay otra membresía con ese nombre; hay que cambiárselo antes de restaurar esta'

const find = ({ data }: Context, id: string) => findRow(data.membresias, id, GONE)

export const membresias: HandlersFor<
  `/configuracion/${Calls}_membresia` | '/configuracion/listar_membresias'
> = {
  'GET /configuracion/listar_membresias': (_, { data }) => ({ membresias: data.membresias }),
  'POST /configuracion/crear_membresia': (input, context) => {
    const nothing = { precio: 0, descripcion: null }
    const membresia: Membresia = { ...nothing, ...sentOf(input), _id: context.newId(), version: 1 }
    context.data.membresias.push(membresia)
    return { msg: 'Membresía creada', membresia }
  },
  'POST /configuracion/detalles_membresia': ({ id }, context) => ({ membresia: find(context, id) }),
  'POST /configuracion/editar_membresia': ({ id, version, ...campos }, context) => {
    const former = find(context, id)
    checkVersion(context, former, version)
    const membresia = changed(former, sentOf(campos))
    context.data.membresias = replaced(context.data.membresias, membresia)
    return { msg: 'Cambios guardados', membresia }
  },
  'POST /configuracion/eliminar_membresia': ({ id, version }, context) => {
    const membresia = find(context, id)
    checkVersion(context, membresia, version)
    discard(context, 'membresias', membresia)
    return { msg: 'Membresía eliminada' }
  },
  'POST /configuracion/restaurar_membresia': (input, context) => {
    const membresia = restore(context, 'membresias', input, GONE, ({ nombre }) => {
      const taken = context.data.membresias.some((plan) => plain(plan.nombre) === plain(nombre))
      if (taken) throw new Refusal(409, TAKEN)
    })
    return { msg: 'Membresía restaurada', membresia }
  },
}
