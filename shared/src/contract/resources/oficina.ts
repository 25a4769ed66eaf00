import { z } from 'zod'
import type { CallsOf } from '../call.ts'
import { correo } from '../credentials.ts'
import { bareClave, isRfc } from '../text/claves.ts'
import { conMsg, texto, textoOpcional, versionTexto } from '../wire.ts'

/** What the office says of itself (E-13): its receipts, its mails, its paper and the bar carry it. */
export const oficina = z.object({
  version: z.number().int(),
  nombre: z.string(),
  razon_social: z.string().nullable(),
  rfc: z.string().nullable(),
  domicilio: z.string().nullable(),
  telefono: z.string().nullable(),
  email: z.string().nullable(),
  url_logo: z.string().nullable(),
})

/** What the bar shows in the place of the product's name, once the office has told its data. */
export const marca = z.object({ nombre: z.string(), url_logo: z.string().nullable() })

const rfc = texto(30).overwrite(bareClave).refine(isRfc, { error: 'No es un RFC válido' })

/** Empty, or right: '' and null become '', absent stays absent. */
const vacioO = (schema: z.ZodType<string>, error: string) =>
  z
    .union([z.literal(''), schema], { error })
    .nullish()
    .transform((value) => (value === null ? '' : value))

/** Those who manage the people of the office: an Administrador, and whoever was given it. */
const manages = ['usuarios.editar'] as const

export const oficinaCalls = {
  'GET /configuracion/detalles_oficina': {
    access: manages,
    extra: true,
    request: z.undefined(),
    response: z.object({ oficina }),
  },
  'POST /configuracion/editar_oficina': {
    access: manages,
    extra: true,
    audit: { accion: 'editar', entidad: 'oficina' },
    /** The texts of the multipart body; the picture is the member `logo` (multipartFiles). Absent: unchanged. */
    request: z.object({
      nombre: texto(120).optional(),
      razon_social: textoOpcional(200),
      rfc: vacioO(rfc, 'No es un RFC válido'),
      domicilio: textoOpcional(300),
      telefono: textoOpcional(60),
      email: vacioO(correo, 'No es un correo válido'),
      version: versionTexto.optional(),
      /** Removes the logo. */
      quitar_logo: z.literal('1', { error: 'Debe ser 1' }).optional(),
    }),
    response: conMsg.extend({ oficina }),
  },
} satisfies CallsOf

export type Oficina = z.output<typeof oficina>
export type Marca = z.output<typeof marca>
