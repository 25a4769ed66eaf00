import { z } from 'zod'
import type { CallsOf } from '../call.ts'
import { conMsg, id, instante } from '../wire.ts'

/** The receipt of a purchase (E-13): it has a number, and is printed as it was issued. */
export const recibo = z.object({ folio: z.number().int(), emision: instante })

/** With `id_pago`, the receipt is of that payment alone (E-23). */
const which = z.object({ id_cliente: id, id_contratacion: id, id_pago: id.optional() })

export const recibosCalls = {
  /** Issues the receipt the first time; afterwards it is the same one. */
  'POST /clientes/recibo_contratacion': {
    access: ['clientes.detalles', 'clientes.editar'],
    extra: true,
    audit: { accion: 'crear', entidad: 'recibo' },
    request: which,
    /** Where the PDF can be read for a minute. */
    response: z.object({ recibo, url: z.string() }),
  },
  /** Sends it to the client's own e-mail. */
  'POST /clientes/enviar_recibo': {
    access: ['clientes.editar'],
    extra: true,
    once: true,
    audit: { accion: 'enviar', entidad: 'recibo' },
    request: which,
    response: conMsg.extend({ recibo }),
  },
  /** Makes an address at which anyone can read it until it ends; a repeated call makes another one. */
  'POST /clientes/enlace_recibo': {
    access: ['clientes.editar'],
    extra: true,
    audit: { accion: 'enviar', entidad: 'recibo' },
    request: which,
    /** `celular`: the client's, for WhatsApp. */
    response: z.object({ recibo, url: z.string(), vence: instante, celular: z.string().nullable() }),
  },
} satisfies CallsOf

export type Recibo = z.output<typeof recibo>
