import { z } from 'zod'
import type { CallsOf } from '../call.ts'
import { conMsg, id, idOpcional, instante } from '../wire.ts'

/** For how many hours the link of an invitation works. */
export const INVITACION_HORAS = 72

const persona = z.object({ _id: id, nombre: z.string() })

/** The access of one user (E-16). */
export const acceso = z.object({
  /** `pendiente`: without a password yet. */
  estado: z.enum(['abierto', 'cerrado', 'pendiente']),
  /** The last sign-in; null: never. */
  ultima_entrada: instante.nullable(),
  /** The invitation that nobody has used yet; null: none. `vence` may be past. */
  invitacion: z.object({ envio: instante, vence: instante }).nullable(),
  cierre: z.object({ momento: instante, por: z.string().nullable() }).nullable(),
  /** The open advisories and tasks of this person, and who could take them. */
  asesorias: z.number().int(),
  tareas: z.number().int(),
  personas: z.array(persona),
})

/** Invitations, and the end of access; beyond the specification (E-16). */
export const accesosCalls = {
  'POST /usuarios/ver_acceso': {
    access: ['usuarios.editar'],
    extra: true,
    request: z.object({ id }),
    response: z.object({ acceso }),
  },
  'POST /usuarios/invitar': {
    access: ['usuarios.editar'],
    extra: true,
    audit: { accion: 'enviar', entidad: 'invitacion' },
    request: z.object({ id }),
    response: conMsg.extend({ acceso }),
  },
  /** Whether the mails of invitations leave by a mail server; without one, somebody must deliver them. */
  'POST /usuarios/ver_correo': {
    access: ['usuarios.agregar', 'usuarios.editar'],
    extra: true,
    request: z.object({}),
    response: z.object({ servidor: z.boolean() }),
  },
  'POST /usuarios/cerrar_acceso': {
    access: ['usuarios.editar'],
    extra: true,
    audit: { accion: 'editar', entidad: 'acceso' },
    /** `persona`: who takes the open advisories and tasks; null or '': nobody does. */
    request: z.object({ id, persona: idOpcional }),
    response: conMsg.extend({ acceso, asesorias: z.number().int(), tareas: z.number().int() }),
  },
  'POST /usuarios/devolver_acceso': {
    access: ['usuarios.editar'],
    extra: true,
    audit: { accion: 'editar', entidad: 'acceso' },
    request: z.object({ id }),
    response: conMsg.extend({ acceso }),
  },
} satisfies CallsOf

export type Acceso = z.output<typeof acceso>
