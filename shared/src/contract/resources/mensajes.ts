import { z } from 'zod'
import type { CallsOf } from '../call.ts'
import { filtroContrataciones } from './contrataciones.ts'
import { huecoDesconocido, huecosSinDato, MENSAJE, plain, TEXTOS_MAX } from '../text/index.ts'
import { conMsg, id, idOpcional, instante, texto, textoLargoObligatorio, textoOpcional } from '../wire.ts'

/*
 * Messages to clients (E-22). The office writes its texts and keeps them; one is filled in for each client and goes by mail, or
 * is written in WhatsApp, where a person sends it. What was sent stands in the client's history.
 */

/** To how many clients a message goes at once. */
export const MENSAJES_MAX = 200

/** What an office begins with. */
export const TEXTOS_INICIALES = [
  {
    nombre: 'Por vencer',
    asunto: 'Tu membresía está por terminar',
    texto: 'Hola {nombre}: tu {plan} termina el {dia}.',
  },
  {
    nombre: 'Vencida',
    asunto: 'Tu membresía terminó',
    texto: 'Hola {nombre}: tu {plan} terminó el {dia}. ¿Quieres renovar?',
  },
]

const known = {
  error: ({ input }: { input?: unknown }) =>
    `«${huecoDesconocido(String(input)) ?? ''}» no se puede llenar; sirven {nombre}, {plan} y {dia}`,
}
const knows = (value: string) => huecoDesconocido(value) === null

const asunto = textoOpcional(MENSAJE.asunto)
  .transform((value) => value || null)
  .refine((value) => value === null || knows(value), known)
const mensaje = textoLargoObligatorio(MENSAJE.texto).refine(knows, known)

const textoGuardado = z.object({ nombre: z.string(), asunto: z.string().nullable(), texto: z.string() })

const guardados = {
  textos: z.array(textoGuardado),
  /** 0: what an office begins with. */
  version: z.number().int(),
}

const OBJETO = { error: 'Debe ser un objeto' }
const LISTA = { error: 'Debe ser una lista' }

const ids = z
  .array(id, LISTA)
  .min(1, { error: 'Debe nombrar al menos uno' })
  .max(MENSAJES_MAX, { error: `Admite como máximo ${MENSAJES_MAX}` })

export const canal = z.enum(['correo', 'whatsapp'], { error: 'Debe ser uno de: correo, whatsapp' })

/** Somebody a message can go to, with what its text may name. */
export const destinatario = z.object({
  id_cliente: id,
  /** Which purchase the text speaks of; null: the client has none. */
  id_contratacion: id.nullable(),
  /** Full name. */
  cliente: z.string(),
  datos: z.object({ nombre: z.string(), plan: z.string().nullable(), dia: z.string().nullable() }),
  celular: z.string().nullable(),
  email: z.string().nullable(),
  /** The last message to this client. */
  ultimo: z.object({ canal, momento: instante }).nullable(),
})

const uses = ['clientes.detalles'] as const

export const mensajesCalls = {
  'POST /mensajes/textos': {
    access: ['clientes.detalles', 'usuarios.editar'],
    extra: true,
    request: z.object({}),
    response: z.object(guardados),
  },
  /** Saves them whole; `version` as they were read (D41). */
  'POST /mensajes/guardar_textos': {
    access: ['usuarios.editar'],
    extra: true,
    audit: { accion: 'editar', entidad: 'textos_mensajes' },
    request: z.object({
      textos: z
        .array(z.object({ nombre: texto(MENSAJE.nombre), asunto, texto: mensaje }, OBJETO), LISTA)
        .max(TEXTOS_MAX, { error: `Admite como máximo ${TEXTOS_MAX} textos` })
        .refine((all) => new Set(all.map(({ nombre }) => plain(nombre))).size === all.length, {
          error: 'Ya hay un texto con ese nombre',
        }),
      version: z
        .number({ error: 'Debe ser un número' })
        .int({ error: 'Debe ser un número entero' })
        .min(0, { error: 'Debe ser al menos 0' })
        .optional(),
    }),
    response: conMsg.extend(guardados),
  },
  /** Whom a message would go to: exactly one of purchases, clients, and the filter of the purchases. */
  'POST /mensajes/preparar': {
    access: uses,
    extra: true,
    request: z.object({
      contrataciones: ids.optional(),
      clientes: ids.optional(),
      filtro: z.object(filtroContrataciones.shape, OBJETO).optional(),
    }),
    /** Those that are gone are left out. */
    response: z.object({ destinatarios: z.array(destinatario) }),
  },
  /** Sends mails; of WhatsApp, where a person sends it, writes down that it was opened. */
  'POST /mensajes/enviar': {
    access: uses,
    extra: true,
    once: true,
    audit: { accion: 'enviar', entidad: 'mensaje' },
    request: z.object({
      canal,
      asunto,
      texto: mensaje,
      destinatarios: z
        .array(z.object({ id_cliente: id, id_contratacion: idOpcional }, OBJETO), LISTA)
        .min(1, { error: 'Debe nombrar al menos uno' })
        .max(MENSAJES_MAX, { error: `Admite como máximo ${MENSAJES_MAX}` }),
    }),
    response: conMsg.extend({
      enviados: z.number().int(),
      /** Who gets none, and why. */
      faltan: z.array(z.object({ id_cliente: id, motivo: z.string() })),
    }),
  },
} satisfies CallsOf

export type CanalMensaje = z.output<typeof canal>
export type Destinatario = z.output<typeof destinatario>
export type TextoMensaje = z.output<typeof textoGuardado>

const SIN_DATO = {
  nombre: 'No tiene nombre, y el texto lo dice',
  plan: 'No tiene membresía, y el texto la nombra',
  dia: 'No tiene membresía, y el texto dice cuándo termina',
}

/** Why this text does not reach a client this way; null: it does. */
export function motivoDe(
  { email, celular, datos }: Pick<Destinatario, 'email' | 'celular' | 'datos'>,
  canal: CanalMensaje,
  ...textos: (string | null)[]
): string | null {
  if (canal === 'correo' && !email) return 'No tiene correo; hay que escribirlo en su ficha'
  if (canal === 'whatsapp' && !celular) return 'No tiene celular; hay que escribirlo en su ficha'
  const [hueco] = huecosSinDato(textos.join(' '), datos)
  return hueco ? SIN_DATO[hueco] : null
}
