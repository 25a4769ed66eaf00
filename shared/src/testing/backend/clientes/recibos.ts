import { masDias } from '../../../format/index.ts'
import type { ReciboGuardado } from '../data.ts'
import { Refusal, type Context, type Handlers } from '../handler.ts'
import { findCliente } from '../lists/rows.ts'
import { takeContratacion } from './contrataciones.ts'

/** The receipt of a purchase, issued now if it has none. */
function take(which: Parameters<typeof takeContratacion>[0], context: Context): ReciboGuardado {
  const { _id: id_contratacion } = takeContratacion(which, context)
  const { recibos } = context.data
  const known = recibos.find((one) => one.id_contratacion === id_contratacion)
  const recibo = known ?? { folio: recibos.length + 1, emision: context.now(), id_contratacion }
  if (!known) recibos.push(recibo)
  return recibo
}

export const recibos = {
  'POST /clientes/recibo_contratacion': (which, context) => {
    const recibo = take(which, context)
    return { recibo, url: `/admin/descargas/recibo-${recibo.folio}` }
  },
  'POST /clientes/enviar_recibo': (which, context) => {
    takeContratacion(which, context)
    const { email, email_empresarial } = findCliente(context, which.id_cliente)
    const to = email || email_empresarial
    if (!to) throw new Refusal(409, 'El cliente no tiene correo; hay que escribirlo en su ficha')
    const recibo = take(which, context)
    return { msg: `El recibo ${recibo.folio} va en camino a ${to}`, recibo }
  },
  'POST /clientes/enlace_recibo': (which, context) => {
    const now = context.now()
    return {
      recibo: take(which, context),
      url: `/admin/descargas/recibos/${context.newId()}`,
      vence: now.replace(/^.{10}/, (day) => masDias(day, 14)),
      celular: findCliente(context, which.id_cliente).celular,
    }
  },
} satisfies Partial<Handlers>
