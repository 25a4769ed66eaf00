import type { CodecsFor, ListDefinition } from '../types.ts'

/**
 * Defines a list once, outside its screen: `defineList({ fetch: (body, options) => api.post('/clientes/listar', body,
 * options).then(…), filtrosVacios, columnas })`.
 */
export const defineList = <Fila, F extends object, const C extends string>(
  definition: ListDefinition<Fila, F, C> & CodecsFor<F>,
): ListDefinition<Fila, F, C> => definition
