import { z } from 'zod'
import type { CallsOf } from '../call.ts'
import { conMsg, id, instante } from '../wire.ts'

/** An open session of the caller (E-17). */
export const sesionAbierta = z.object({
  _id: id,
  /** Browser and system: «Chrome en Windows». */
  equipo: z.string(),
  direccion: z.string(),
  desde: instante,
  ultimo_uso: instante,
  /** The session that asks. */
  actual: z.boolean(),
})

const sesiones = z.array(sesionAbierta)

export const sesionesCalls = {
  'POST /configuracion/sesiones': {
    access: 'sesion',
    extra: true,
    sinPaso: true,
    request: z.object({}),
    response: z.object({ sesiones }),
  },
  'POST /configuracion/cerrar_una_sesion': {
    access: 'sesion',
    extra: true,
    sinPaso: true,
    audit: { accion: 'cerrar_sesion', entidad: 'sesion' },
    request: z.object({ id }),
    response: conMsg.extend({ sesiones }),
  },
  /** Every one but the session that asks. */
  'POST /configuracion/cerrar_otras_sesiones': {
    access: 'sesion',
    extra: true,
    sinPaso: true,
    audit: { accion: 'cerrar_sesion', entidad: 'sesion' },
    request: z.object({}),
    response: conMsg.extend({ sesiones }),
  },
} satisfies CallsOf

export type SesionAbierta = z.output<typeof sesionAbierta>
