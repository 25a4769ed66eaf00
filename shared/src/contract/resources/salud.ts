import { z } from 'zod'
import type { CallsOf } from '../call.ts'

export const saludCalls = {
  /**
   * Whoever gets an answer knows that the process is alive; with status 200 it is ready for calls. `estado`: «bien», or with status 503
   * «sin_base_de_datos» or «se_detiene» (it answers what it still gets, and expects no more). `proceso` tells one process from another.
   */
  'GET /salud': {
    access: 'publico',
    extra: true,
    request: z.undefined(),
    response: z.object({
      estado: z.enum(['bien', 'sin_base_de_datos', 'se_detiene']),
      version: z.string(),
      proceso: z.string(),
    }),
  },
} satisfies CallsOf
