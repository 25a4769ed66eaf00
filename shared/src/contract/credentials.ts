import { z } from 'zod'
import { cleanLine } from './text/index.ts'
import { obligatorio } from './wire.ts'

/* The server's rules for new e-mails and passwords (D26, D40). The browser checks neither (L-10). */

// One plain address (the dot-atoms of RFC 5322 and 6531): a list, «Ana <ana@correo.mx>» or a quoted name would reach
// others, and ?, % and ! once carried fields and routes. A domain without a dot works inside an office (admin@oficina).
// Invisible characters that cleaning leaves are refused: they make a different address, with which its owner could never
// sign in.
const VISIBLE = '(?!.*[\\p{Cf}\\p{Default_Ignorable_Code_Point}])'
const ATOM = "[\\p{L}\\p{M}\\p{N}#$&'*+/=^_`{|}~-]+"
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?'
const CORREO = new RegExp(`^${VISIBLE}${ATOM}(?:\\.${ATOM})*@${LABEL}(?:\\.${LABEL})*$`, 'u')

/** A user's e-mail: clean, at most 254 characters. */
export const correo = z
  .string({ error: obligatorio('Debe ser un texto') })
  .max(1000, { error: 'Admite como máximo 254 caracteres', abort: true })
  .overwrite(cleanLine)
  .min(1, { error: 'Es obligatorio', abort: true })
  .max(254, { error: 'Admite como máximo 254 caracteres' })
  .regex(CORREO, { error: 'No es un correo válido' })

/** Long enough for 128 characters with their accents apart. */
export const MAX_CONTRASENA = 1000

/** The password that a person already has, as typed: older hashes were made of that. */
const contrasenaTecleada = z
  .string({ error: obligatorio('Debe ser un texto') })
  .min(1, { error: 'Es obligatorio', abort: true })
  .max(MAX_CONTRASENA, { error: 'Admite como máximo 128 caracteres' })
  .regex(/^\P{Cs}*$/u, { error: 'Contiene caracteres no permitidos' })

/** A new password, in NFC and otherwise as typed; the server enforces the rule (D26). */
export const contrasena = contrasenaTecleada.normalize('NFC')

const opcional = (schema: typeof contrasenaTecleada) =>
  z
    .union([z.literal(''), schema], { error: 'Debe ser un texto de 128 caracteres como máximo' })
    .nullish()
    .transform((value) => value || undefined)

/** An optional new password: '' and null count as absent. */
export const contrasenaOpcional = opcional(contrasena)

/** The current password, where one of its changes needs it: '' and null count as absent. */
export const contrasenaActual = opcional(contrasenaTecleada)
