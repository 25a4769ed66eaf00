import type { Recibo } from '../../contract/index.ts'
import { takeContratacion } from './contrataciones.ts'
import type { ReciboGuardado } from './data.ts'
import { Refusal, type Context, type Handlers } from './handler.ts'
import { findCliente } from './rows.ts'

const DAYS = 14 * 86_400_000

type Which = Parameters<typeof takeContratacion>[0]

/** The receipt of a purchase, issued now if it has none. */
function take(which: Which, context: Context): ReciboGuardado {
  const { _id: id_contratacion } = takeContratacion(which, context)
  const { recibos } = context.data
  const known = recibos.find((one) => one.id_contratacion === id_contratacion)
  if (known) return known
  const made = { folio: recibos.length + 1, emision: context.now(), id_contratacion }
  recibos.push(made)
  return made
}

const told = ({ folio, emision }: Recibo): Recibo => ({ folio, emision })

export const recibos = {
  'POST /clientes/recibo_contratacion': (which, context) => {
    const recibo = take(which, context)
    return { recibo: told(recibo), url: `/admin/descargas/recibo-${recibo.folio}` }
  },
  'POST /clientes/enviar_recibo': (which, context) => {
    takeContratacion(which, context)
    const { email, email_empresarial } = findCliente(context, which.id_cliente)
    const to = email || email_empresarial
    if (!to) throw new Refusal(409, 'El cliente no tiene correo; hay que escribirlo en su ficha')
    const recibo = take(which, context)
    return { msg: `El recibo ${recibo.folio} va en camino a ${to}`, recibo: told(recibo) }
  },
  'POST /clientes/enlace_recibo': (which, context) => {
    const recibo = take(which, context)
    const { celular } = findCliente(context, which.id_cliente)
    const vence = new Date(Date.parse(context.now()) + DAYS).toISOString()
    return { recibo: told(recibo), url: `/admin/descargas/recibos/${context.newId()}`, vence, celular }
  },
} satisfies Partial<Handlers>
