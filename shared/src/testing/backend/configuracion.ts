import { giros, regimenes } from './catalogos.ts'
import type { HandlersFor } from './handler.ts'

/** The catalogues. */
export const configuracion: HandlersFor<`/configuracion/${'listar_regimenes_fiscales' | 'listar_giros'}`> = {
  'POST /configuracion/listar_regimenes_fiscales': ({ tipo_persona }) => ({
    regimenes: regimenes
      .filter(
        ({ personas }) =>
          tipo_persona === null || tipo_persona === undefined || personas.includes(tipo_persona),
      )
      .map(({ _id, nombre }) => ({ _id, nombre })),
  }),
  'GET /configuracion/listar_giros': () => ({ giros }),
}
