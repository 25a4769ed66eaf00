import type { z } from 'zod'
import type { Permiso } from './entidades.ts'

/** Who may make a call: everyone, everyone signed in, or people with one of these permissions (D23, D49). */
export type Access = 'publico' | 'sesion' | readonly [Permiso, ...Permiso[]]

/** The record that the audit keeps of a success (D50): what was done, and to what kind of thing. */
export interface Audited {
  accion:
    | 'crear'
    | 'editar'
    | 'eliminar'
    | 'restaurar'
    | 'exportar'
    | 'listar'
    | 'ver'
    | 'enviar'
    | 'iniciar_sesion'
    | 'cerrar_sesion'
  entidad: string
}

/** All that is said of one call; the api, its tests, its document and the in-memory back end read it here. */
export interface Call {
  request: z.ZodType
  response: z.ZodType
  access: Access
  /** Not in section 7 of the specification: only a server whose `capacidades` name it has it (D38). */
  extra?: true
  /** May be made before the second step that the office requires is set up (E-17): what sets it up, and leaves. */
  sinPaso?: true
  /** Takes an Idempotency-Key: repeated with it, the call is done once (D42). */
  once?: true
  /** Absent: the audit says nothing of a success, or something that depends on it. */
  audit?: Audited
}

export type CallsOf = Record<`${'POST' | 'GET'} /${string}`, Call>
