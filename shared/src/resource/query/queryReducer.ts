import type { ListAction, ListQuery } from '../types.ts'

/** Computes a list's next query from the person's action. A different query starts at its first page. */
export function queryReducer<F>(query: ListQuery<F>, action: ListAction<F>): ListQuery<F> {
  switch (action.type) {
    case 'pagina':
      return { ...query, pagina: Math.max(0, action.pagina) }
    case 'filas':
      return { ...query, filas: action.filas, pagina: 0 }
    case 'filtros':
      return { ...query, filtros: action.filtros, pagina: 0 }
    case 'orden':
      return { ...query, ...nextOrder(query, action.orden), pagina: 0 }
  }
}

const nextOrder = <F>({ orden, direccion }: ListQuery<F>, column: string) => ({
  orden: column,
  direccion: orden === column && direccion === 'asc' ? ('desc' as const) : ('asc' as const),
})
