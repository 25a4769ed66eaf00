import { z } from 'zod'
import type { Access, CallsOf } from '../call.ts'
import { texto } from '../wire.ts'

/**
 * The search box (E-02): at most five of each group, the newest first, of what the caller may list.
 * @param grupos the rows of each group, which the entities' files declare
 */
export const buscadorCalls = <const A extends Access, G extends z.ZodRawShape>(access: A, grupos: G) =>
  ({
    'POST /busqueda/buscar': {
      access,
      extra: true,
      request: z.object({ texto: texto(100) }),
      response: z.object(grupos),
    },
  }) satisfies CallsOf
