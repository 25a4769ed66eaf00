import type { Contratacion } from '../../contract'
import { hoy } from '../../format'
import { findCliente } from './clientes'
import type { ContratacionGuardada } from './data'
import { Refusal, type Context, type HandlersFor } from './handler'
import { changed, checkVersion, findRow, pick, replaced } from './rows'

type Calls = 'crear_contratacion' | 'cancelar_contratacion' | 'restaurar_contratacion'

const row = (contratacion: ContratacionGuardada): Contratacion =>
  pick(contratacion, [
    '_id',
    'version',
    'membresia',
    'total',
    'metodo',
    'fecha_inicio',
    'fecha_fin',
    'status',
  ])

/** A client's purchases, the most recent first. */
export const contratacionesDe = ({ data }: Context, id_cliente: string): Contratacion[] =>
  data.contrataciones.filter((one) => one.id_cliente === id_cliente).map(row)

export const contrataciones: HandlersFor<`/clientes/${Calls}`> = {
  'POST /clientes/crear_contratacion': ({ id_membresia, ...input }, context) => {
    findCliente(context, input.id_cliente)
    const plan = findRow(context.data.membresias, id_membresia, 'La membresía no existe')
    const contratacion: ContratacionGuardada = {
      ...input,
      _id: context.newId(),
      version: 1,
      membresia: { _id: plan._id, nombre: plan.nombre },
      status: input.fecha_fin < hoy() ? 1 : 0,
    }
    context.data.contrataciones.unshift(contratacion)
    return { msg: 'Membresía contratada', contratacion: row(contratacion) }
  },
  'POST /clientes/cancelar_contratacion': ({ id_cliente, id_contratacion }, context) => {
    findCliente(context, id_cliente)
    const ofClient = context.data.contrataciones.filter((one) => one.id_cliente === id_cliente)
    const former = findRow(ofClient, id_contratacion, 'La contratación no existe')
    if (former.status === 2) throw new Refusal(409, 'La membresía ya estaba cancelada')
    const contratacion = changed(former, { status: 2 })
    context.data.contrataciones = replaced(context.data.contrataciones, contratacion)
    return { msg: 'Membresía cancelada', contratacion: row(contratacion) }
  },
  'POST /clientes/restaurar_contratacion': ({ id_cliente, id_contratacion, version }, context) => {
    findCliente(context, id_cliente)
    const ofClient = context.data.contrataciones.filter((one) => one.id_cliente === id_cliente)
    const former = findRow(ofClient, id_contratacion, 'La contratación no existe')
    const msg = 'Membresía restaurada'
    if (former.status !== 2) return { msg, contratacion: row(former) }
    checkVersion(context, former, version)
    const contratacion = changed(former, { status: former.fecha_fin < hoy() ? 1 : 0 })
    context.data.contrataciones = replaced(context.data.contrataciones, contratacion)
    return { msg, contratacion: row(contratacion) }
  },
}
