import { z } from 'zod'
import type { CallsOf } from '../call.ts'

export const saludCalls = {
  /** `estado`: «bien», or «sin_base_de_datos» with status 503. */
  'GET /salud': {
    access: 'publico',
    extra: true,
    request: z.undefined(),
    response: z.object({ estado: z.enum(['bien', 'sin_base_de_datos']), version: z.string() }),
  },
} satisfies CallsOf
