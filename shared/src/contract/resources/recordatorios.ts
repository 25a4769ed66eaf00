import { z } from 'zod'
import type { CallsOf } from '../call.ts'
import { conMsg, obligatorio } from '../wire.ts'

/** What a person can be reminded of by mail (E-15): each morning's work, and memberships that end in 30 and in 7 days. */
export const claseRecordatorio = z.enum(['dia', 'membresias'], {
  error: obligatorio('Debe ser dia o membresias'),
})

const recordatorio = z.object({ clase: claseRecordatorio, activo: z.boolean() })

/** The kinds that can reach the caller; none where the server has no mail server. */
const recordatorios = z.array(recordatorio)

export const recordatoriosCalls = {
  'POST /configuracion/recordatorios': {
    access: 'sesion',
    extra: true,
    request: z.object({}),
    response: z.object({ recordatorios }),
  },
  /** A kind that the caller may not see is kept, and sends nothing meanwhile. */
  'POST /configuracion/guardar_recordatorio': {
    access: 'sesion',
    extra: true,
    audit: { accion: 'editar', entidad: 'recordatorio' },
    request: z.object({
      clase: claseRecordatorio,
      activo: z.boolean({ error: obligatorio('Debe ser true o false') }),
    }),
    response: conMsg.extend({ recordatorios }),
  },
} satisfies CallsOf

export type ClaseRecordatorio = z.output<typeof claseRecordatorio>
export type Recordatorio = z.output<typeof recordatorio>
