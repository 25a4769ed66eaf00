import type { Pago } from '../../../contract/index.ts'
import { hoy } from '../../../format/index.ts'
import type { PagoGuardado } from '../data.ts'
import { badFields, Refusal, type Context, type Handlers } from '../handler.ts'
import { changed, checkVersion, findRow, replaced } from '../lists/rows.ts'
import { inPesos, paidFor, put, take } from './contrataciones.ts'

const CANCELLED = 2

interface Which {
  id_cliente: string
  id_contratacion: string
  id_pago: string
  version?: number | undefined
}

function takePago(which: Which, context: Context) {
  const compra = take({ ...which, version: undefined }, context)
  const own = context.data.pagos.filter(({ id_contratacion }) => id_contratacion === compra._id)
  return { compra, antes: findRow(own, which.id_pago, 'El pago no existe') }
}

/** What a purchase may still be paid. */
const left = (compra: ReturnType<typeof take>, { data }: Context): number =>
  inPesos([compra.total, ...paidFor(compra, data).map(({ monto }) => -monto)])

/** The answer to a write, whose purchase knows what is owed since; its version stays. */
function told(msg: string, pago: Pago, compra: ReturnType<typeof take>, context: Context) {
  const { contratacion } = put(
    context,
    { ...compra, version: (compra.version ?? 1) - 1 },
    { status: compra.status },
    msg,
  )
  return { msg, pago, contratacion }
}

function setCancelled(antes: PagoGuardado, cancelacion: string | null, { data }: Context): PagoGuardado {
  const pago = changed(antes, { cancelacion })
  data.pagos = replaced(data.pagos, pago)
  return pago
}

/** The payments of purchases (E-23). */
export const pagos = {
  'POST /clientes/pagos_contratacion': (which, context) => {
    const contratacion = take(which, context)
    return {
      contratacion,
      pagos: context.data.pagos.filter(({ id_contratacion }) => id_contratacion === contratacion._id),
    }
  },
  'POST /clientes/crear_pago': ({ id_cliente: _id_cliente, ...input }, context) => {
    const compra = take({ id_cliente: _id_cliente, id_contratacion: input.id_contratacion }, context)
    if (compra.status === CANCELLED)
      throw new Refusal(409, 'La membresía está cancelada; no se puede registrar un pago')
    if (input.fecha > hoy()) throw badFields({ fecha: 'No puede ser posterior a hoy' })
    if (input.monto > left(compra, context)) throw new Refusal(409, 'El pago es mayor que el saldo')
    const pago = { ...input, _id: context.newId(), version: 1, cancelacion: null }
    context.data.pagos.unshift(pago)
    return told('Pago registrado', pago, compra, context)
  },
  'POST /clientes/cancelar_pago': (which, context) => {
    const { compra, antes } = takePago(which, context)
    if (antes.cancelacion !== null) throw new Refusal(409, 'El pago ya estaba cancelado')
    checkVersion(context, antes, which.version)
    return told('Pago cancelado', setCancelled(antes, context.now(), context), compra, context)
  },
  'POST /clientes/restaurar_pago': (which, context) => {
    const { compra, antes } = takePago(which, context)
    const msg = 'Pago restaurado'
    if (antes.cancelacion === null) return { msg, pago: antes, contratacion: compra }
    checkVersion(context, antes, which.version)
    if (antes.monto > left(compra, context))
      throw new Refusal(409, 'Ya se pagó con otro; el pago no cabe en el saldo')
    return told(msg, setCancelled(antes, null, context), compra, context)
  },
} satisfies Partial<Handlers>
