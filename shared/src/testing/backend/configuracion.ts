import { giros, regimenes } from './catalogos'
import type { HandlersUnder } from './handler'

export const configuracion: HandlersUnder<'configuracion'> = {
  'POST /configuracion/listar_regimenes_fiscales': ({ tipo_persona }) => ({
    regimenes: regimenes
      .filter(
        ({ personas }) =>
          tipo_persona === null || tipo_persona === undefined || personas.includes(tipo_persona),
      )
      .map(({ _id, nombre }) => ({ _id, nombre })),
  }),
  'GET /configuracion/listar_giros': () => ({ giros }),
  'GET /configuracion/listar_membresias': (_, { data }) => ({ membresias: data.membresias }),
}
