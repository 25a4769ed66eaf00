import { z } from 'zod'
import type { CallsOf } from '../call.ts'
import { conMsg, instante } from '../wire.ts'

/** The address at which one's own calendar reads one's advisories (E-21); its secret is told once. */
export const calendario = z.object({ creacion: instante })

const access = ['asesorias.ver'] as const

export const calendarioCalls = {
  'POST /asesorias/ver_calendario': {
    access,
    extra: true,
    request: z.object({}),
    /** null: there is none. */
    response: z.object({ calendario: calendario.nullable() }),
  },
  /** Makes an address, in place of the former one; a repeated call makes another one. */
  'POST /asesorias/crear_calendario': {
    access,
    extra: true,
    audit: { accion: 'crear', entidad: 'calendario' },
    request: z.object({}),
    response: conMsg.extend({ calendario, url: z.string() }),
  },
  /** Nobody reads it from then on. */
  'POST /asesorias/quitar_calendario': {
    access,
    extra: true,
    audit: { accion: 'eliminar', entidad: 'calendario' },
    request: z.object({}),
    response: conMsg,
  },
} satisfies CallsOf

export type Calendario = z.output<typeof calendario>
