import type { CanalMensaje, Destinatario } from '@backoffice/shared/contract'
import { enlaceWhatsapp, huecosSinDato, rellenar } from '@backoffice/shared/format'
import { textos } from './mensajes.textos.ts'

/** One person and one purchase: what was told in this dialog is kept by it. */
export const claveDe = ({ id_cliente, id_contratacion }: Destinatario): string =>
  id_contratacion ?? id_cliente

/** Whether everything that the texts name is known of this person. */
export const seLlena = ({ datos }: Destinatario, ...escritos: string[]): boolean =>
  escritos.every((texto) => huecosSinDato(texto, datos).length === 0)

/** Whether a mail with these texts can go to this person. */
export const tieneCorreo = (quien: Destinatario, asunto: string, texto: string): boolean =>
  quien.email !== null && seLlena(quien, asunto, texto)

/** The chat with the text written; null: there is no number that can be written to, or the text can't be filled in. */
export function chatDe(quien: Destinatario, texto: string): string | null {
  const chat = quien.celular === null ? null : enlaceWhatsapp(quien.celular)
  if (chat === null || !seLlena(quien, texto)) return null
  return `${chat}?text=${encodeURIComponent(rellenar(texto, quien.datos))}`
}

/** Why this person can't be told in one way or the other; null: in both. */
export function faltaDe(quien: Destinatario, texto: string): string | null {
  if (!seLlena(quien, texto)) return textos.sinMembresia
  const celular = quien.celular !== null && enlaceWhatsapp(quien.celular) !== null
  if (!celular && quien.email === null) return textos.sinNada
  if (!celular) return textos.sinCelular
  return quien.email === null ? textos.sinCorreo : null
}

/** What was told in this dialog, by person. */
export type Avisados = Record<string, CanalMensaje[]>
