import type { Lista } from '../contract/index.ts'
import type { ApiError } from '../http/ApiError.ts'

export type Direccion = 'asc' | 'desc'

/** The query of a list; it lives in the address bar. */
export interface ListQuery<F> {
  /** Starts at 0; the address starts at 1, as people count. */
  pagina: number
  filas: number
  orden: string | null
  direccion: Direccion
  filtros: F
}

/** A person's action on a list's query. */
export type ListAction<F> =
  | { type: 'pagina'; pagina: number }
  | { type: 'filas'; filas: number }
  /** Sorting by the same column again reverses the direction. */
  | { type: 'orden'; orden: string }
  | { type: 'filtros'; filtros: F }

/** What the screen shows of a list. */
export type ListState<Fila> =
  | { status: 'loading' }
  | { status: 'error'; error: ApiError }
  | {
      status: 'ready'
      /** The rows of this page. */
      rows: Fila[]
      total: number
      /** false: `total` is a lower bound. */
      totalExacto: boolean
      /** A newer answer is on its way; these rows are the previous ones. */
      refreshing: boolean
      /** The repeated query failed; these rows may be out of date. */
      refreshError: ApiError | null
    }

/** A list on a screen: its query, its answer and the actions on both. */
export interface List<Fila, F> {
  query: ListQuery<F>
  dispatch(action: ListAction<F>): void
  state: ListState<Fila>
  /** Repeats the query. */
  reload(): Promise<void>
  /**
   * Queries with these filters, even if they are unchanged; resolves to true once it succeeds. For the filter dialog.
   */
  search(filtros: F): Promise<boolean>
  /** Changes the list in memory; only when answers have no total (D37). */
  patch(change: (rows: Fila[]) => Fila[]): void
  /** The server pages and counts; otherwise the whole list is in memory. */
  hasTotal: boolean
  /** The filters that exclude nothing. */
  filtrosVacios: F
  /** Some filter is set. */
  filtered: boolean
}

/** How a filter's value is written in the address. */
export interface Codec<T> {
  encode(value: T): string
  /** null: the text is malformed, and the empty filter applies. */
  decode(text: string): T | null
}

/** The paging members that a list call sends beside its filters; a server of the plain contract gets none (D45). */
export interface PageRequest<C extends string> {
  pagina: number
  filas: number
  orden?: C
  direccion?: Direccion
}

/** What a list call answers; without `total` the rows are the whole list. */
export interface PageAnswer<Fila> {
  rows: Fila[]
  total?: number | undefined
  total_exacto?: boolean | undefined
}

/** The part of a list's definition that its address needs. */
export interface ListShape<F> {
  /** Its name, for the views and columns of each person; without one it has none. */
  lista?: Lista
  /** The `vista` of its address, if it is a tab of its route (D46). */
  vista?: string
  filtrosVacios: F
  /** The filters of an address without a query, if they are not «all». */
  filtrosIniciales?: F
  /**
   * The filters that entering by the plain address, as from the menu, begins with: they then stand in the address, and any
   * other address means what it says.
   */
  filtrosAlEntrar?(): F
  /** The sortable columns, by their wire names. */
  columnas: readonly string[]
  ordenInicial?: { orden: string; direccion: Direccion }
  /** 20 by default. */
  filas?: number
  /** The codecs of filters that are not texts; defineList requires one for each. */
  codecs?: { [K in keyof F]?: Codec<F[K]> }
}

/** The definition of a list: how to fetch it, its empty filters, its sortable columns. */
export interface ListDefinition<Fila, F, C extends string = string> extends ListShape<F> {
  /** `columnas`: the columns that this person chose to see; null: the specified ones. */
  fetch(
    body: F & Partial<PageRequest<C>>,
    options: { signal: AbortSignal; columnas: string[] | null; silent?: boolean },
  ): Promise<PageAnswer<Fila>>
  /** `fetch` passes `silent` on, so that the first page may be asked before the person opens the list. */
  quiet?: boolean
  columnas: readonly C[]
  ordenInicial?: { orden: C; direccion: Direccion }
  /** A column's sort value when the server does not sort; by default the row's member of that name. */
  valor?(row: Fila, columna: C): string | number | null | undefined
}

type NonTextKey<F> = { [K in keyof F]: F[K] extends string | null ? never : K }[keyof F]

/** A codec for each filter that is neither a text nor null. */
export type CodecsFor<F> =
  NonTextKey<F> extends never ? unknown : { codecs: { [K in NonTextKey<F>]: Codec<F[K]> } }
