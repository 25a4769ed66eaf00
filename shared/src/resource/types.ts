import type { ApiError } from '../http/ApiError'

export type Direccion = 'asc' | 'desc'

/** What a list is asked: it lives in the address bar. */
export interface ListQuery<F> {
  /** From 0; the address counts from 1, as the person does. */
  pagina: number
  filas: number
  orden: string | null
  direccion: Direccion
  filtros: F
}

/** What a person does to a list's question. */
export type ListAction<F> =
  | { type: 'pagina'; pagina: number }
  | { type: 'filas'; filas: number }
  /** The same column again flips the direction. */
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
      /** false: there are at least `total`. */
      totalExacto: boolean
      /** A newer answer is on its way; these rows are the former ones. */
      refreshing: boolean
      /** Asking the same again failed; these rows may be out of date. */
      refreshError: ApiError | null
    }

/** A list on a screen: its question, its answer and what can be done to both. */
export interface List<Fila, F> {
  query: ListQuery<F>
  dispatch(action: ListAction<F>): void
  state: ListState<Fila>
  /** Asks the same again. */
  reload(): Promise<void>
  /** Asks with these filters, even if they are the same; true once answered well. For the filter dialog. */
  search(filtros: F): Promise<boolean>
  /** Changes the list in memory: only where answers have no total (D37). */
  patch(change: (rows: Fila[]) => Fila[]): void
  /** The server pages and counts; otherwise the whole list is in memory. */
  hasTotal: boolean
  /** The filters that ask for everything. */
  filtrosVacios: F
  /** Something is filtered out. */
  filtered: boolean
}

/** How a filter's value is written in the address. */
export interface Codec<T> {
  encode(value: T): string
  /** null: nothing that can be understood, the empty filter is taken. */
  decode(text: string): T | null
}

/** The members that a list call gets beside its filters; none of them on a server of the plain contract (D45). */
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
  filtrosVacios: F
  /** What an address without a query means, where that is not «all». */
  filtrosIniciales?: F
  /** The columns that may be ordered by, as the wire names them. */
  columnas: readonly string[]
  ordenInicial?: { orden: string; direccion: Direccion }
  /** 20 unless told. */
  filas?: number
  /** How filters that are no text are written in the address; defineList demands one for each. */
  codecs?: { [K in keyof F]?: Codec<F[K]> }
}

/** One list of the product, said once: how to ask, what is empty, what can be ordered. */
export interface ListDefinition<Fila, F, C extends string = string> extends ListShape<F> {
  fetch(body: F & Partial<PageRequest<C>>, options: { signal: AbortSignal }): Promise<PageAnswer<Fila>>
  columnas: readonly C[]
  ordenInicial?: { orden: C; direccion: Direccion }
  /** What a column is ordered by where the server does not order; the row's member of that name unless told. */
  valor?(row: Fila, columna: C): string | number | null | undefined
}

type NonTextKey<F> = { [K in keyof F]: F[K] extends string | null ? never : K }[keyof F]

/** A codec for each filter that is neither text nor null. */
export type CodecsFor<F> =
  NonTextKey<F> extends never ? unknown : { codecs: { [K in NonTextKey<F>]: Codec<F[K]> } }
