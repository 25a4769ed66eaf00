import type { Membresia } from '../../contract'
import type { Context, HandlersFor } from './handler'
import { changed, checkVersion, findRow, replaced, sentOf, without } from './rows'

type Calls =
  'listar_membresias' | 'crear_membresia' | 'editar_membresia' | 'detalles_membresia' | 'eliminar_membresia'

const find = ({ data }: Context, id: string) => findRow(data.membresias, id, 'La membresía no existe')

export const membresias: HandlersFor<`/configuracion/${Calls}`> = {
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
    checkVersion(context, find(context, id), version)
    context.data.membresias = without(context.data.membresias, id)
    return { msg: 'Membresía eliminada' }
  },
}
