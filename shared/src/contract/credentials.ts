import { z } from 'zod'
import { obligatorio } from './wire'

/*
 * What the server asks of e-mails and passwords that are set (D26, D40). The browser checks neither (L-10).
 */

// Something on both sides of one @; more would refuse addresses that work (admin@oficina). Nothing that can't be seen:
// pasted along with an address it makes another one, with which its owner could never sign in.
const CORREO =
  /^[^\s@\p{Cc}\p{Cs}\p{Cf}\p{Default_Ignorable_Code_Point}]+@[^\s@\p{Cc}\p{Cs}\p{Cf}\p{Default_Ignorable_Code_Point}]+$/u

/** The e-mail of a user: trimmed, NFC, at most 254 characters. */
export const correo = z
  .string({ error: obligatorio('Debe ser un texto') })
  .max(1000, { error: 'Admite como máximo 254 caracteres', abort: true })
  .normalize('NFC')
  .trim()
  .min(1, { error: 'Es obligatorio', abort: true })
  .max(254, { error: 'Admite como máximo 254 caracteres' })
  .regex(CORREO, { error: 'No es un correo válido' })

/** A new password, taken as typed: what it must be like is the server's rule (D26). */
export const contrasena = z
  .string({ error: obligatorio('Debe ser un texto') })
  .min(1, { error: 'Es obligatorio', abort: true })
  .max(500, { error: 'Admite como máximo 128 caracteres' })
  .regex(/^\P{Cs}*$/u, { error: 'Contiene caracteres no permitidos' })

/** A password that may stay away: '' and null are absent. */
export const contrasenaOpcional = z
  .union([z.literal(''), contrasena], { error: 'Debe ser un texto de 128 caracteres como máximo' })
  .nullish()
  .transform((value) => value || undefined)
