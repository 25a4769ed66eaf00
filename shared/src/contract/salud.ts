import { z } from 'zod'

export const saludCalls = {
  /** `estado`: «bien», or «sin_base_de_datos» with status 503. */
  'GET /salud': {
    request: z.undefined(),
    response: z.object({ estado: z.enum(['bien', 'sin_base_de_datos']), version: z.string() }),
  },
}
