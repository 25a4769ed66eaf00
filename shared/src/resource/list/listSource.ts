import type { ApiError } from '../../http/ApiError.ts'
import { toApiError } from '../../http/ApiError.ts'
import { filterKey } from '../query/address.ts'
import { askPage, onScreen, peekAhead, takeAhead } from './ahead/listAhead.ts'
import { learnManner, type Manner } from './listManner.ts'
import type { ListDefinition, ListQuery, PageAnswer } from '../types.ts'

/** The state of a list's answers; `answer` stays while a newer one is on its way. */
export interface Snapshot<Fila, F> {
  /** The last successful answer and the query it belongs to. */
  answer: { rows: Fila[]; total: number | null; totalExacto: boolean; query: ListQuery<F> } | null
  loading: boolean
  error: ApiError | null
}

interface Asked<F> {
  query: ListQuery<F>
  controller: AbortController
  outcome: 'pending' | 'answered' | 'failed'
}

/** Asks for a list's pages, one query at a time: a newer query cancels the older one. */
export interface ListSource<Fila, F> {
  subscribe(listener: () => void): () => void
  snapshot(): Snapshot<Fila, F>
  /** Resolves to true once this query has succeeded; `force` repeats a query that is already answered. */
  ask(query: ListQuery<F>, options?: { force?: boolean }): Promise<boolean>
  patch(change: (rows: Fila[]) => Fila[]): void
  /** Called with the corrected query when a page beyond the last one was asked for. */
  whenBeyondEnd(correct: (query: ListQuery<F>) => void): () => void
  stop(): void
}

/**
 * @param first the query that the list begins with: if it was asked ahead, its answer shows as soon as it is there,
 * even before `ask`
 */
export function createListSource<Fila, F extends object, C extends string>(
  definition: ListDefinition<Fila, F, C>,
  first?: ListQuery<F>,
): ListSource<Fila, F> {
  const listeners = new Set<() => void>()
  let snapshot: Snapshot<Fila, F> = { answer: null, loading: true, error: null }
  let asked: Asked<F> | null = null
  let onBeyondEnd: ((query: ListQuery<F>) => void) | null = null
  let waiting: ((answered: boolean) => void)[] = []

  const set = (change: Partial<Snapshot<Fila, F>>) => {
    snapshot = { ...snapshot, ...change }
    listeners.forEach((listener) => listener())
  }

  /** Whether an answer to `a` also serves `b`: a whole list in memory serves every page and order of its filters. */
  const serves = (a: ListQuery<F>, b: ListQuery<F>, whole: boolean) =>
    filterKey(definition, a.filtros) === filterKey(definition, b.filtros) &&
    (whole ||
      (a.pagina === b.pagina && a.filas === b.filas && a.orden === b.orden && a.direccion === b.direccion))

  const whole = () => snapshot.answer !== null && snapshot.answer.total === null

  const settle = (answered: boolean) => {
    const all = waiting
    waiting = []
    all.forEach((resolve) => resolve(answered))
  }

  const ask = (query: ListQuery<F>, { force = false } = {}): Promise<boolean> => {
    const same = asked !== null && serves(asked.query, query, whole())
    if (same && !force && asked?.outcome !== 'pending') return Promise.resolve(asked?.outcome === 'answered')
    // Callers that wait for another query get false; those that wait for this one get the newer answer.
    if (!same) settle(false)
    const answered = new Promise<boolean>((resolve) => waiting.push(resolve))
    if (!same || force) void start(query)
    return answered
  }

  const start = async (query: ListQuery<F>) => {
    asked?.controller.abort()
    const ahead = asked === null ? takeAhead(definition, query) : undefined
    const { controller, manner, answer, arrived } = ahead ?? askPage(definition, query)
    const mine: Asked<F> = { query, controller, outcome: 'pending' }
    asked = mine
    if (arrived) return take(mine, manner, arrived)
    set({ loading: true, ...(snapshot.answer === null && { error: null }) })
    const outcome = await answer.then(
      (answer) => ({ answer }),
      (thrown: unknown) => ({ error: toApiError(thrown) }),
    )
    if (asked !== mine) return
    if ('error' in outcome) {
      mine.outcome = 'failed'
      fail(query, outcome.error)
      return
    }
    take(mine, manner, outcome.answer)
  }

  const take = (mine: Asked<F>, manner: Manner, answer: PageAnswer<Fila>) => {
    const { query } = mine
    learnManner(definition, answer)
    if (manner === 'whole' && !isThePage(query, answer)) return void start(query)
    const last = lastPageIfBeyond(query, answer)
    if (last !== null) {
      const corrected = { ...query, pagina: last }
      void start(corrected)
      onBeyondEnd?.(corrected)
      return
    }
    mine.outcome = 'answered'
    if (snapshot.loading || snapshot.answer?.rows !== answer.rows) show(query, answer)
    settle(true)
  }

  const show = (query: ListQuery<F>, { rows, total, total_exacto }: PageAnswer<Fila>) =>
    set({
      answer: { rows, total: total ?? null, totalExacto: total_exacto ?? true, query },
      loading: false,
      error: null,
    })

  // After a failure rows stay visible only if they answer the query that failed.
  const fail = (query: ListQuery<F>, error: ApiError) => {
    const { answer } = snapshot
    const stillTrue = answer !== null && serves(answer.query, query, whole())
    set({ error, loading: false, answer: stillTrue ? answer : null })
    settle(false)
  }

  const ahead = first && peekAhead(definition, first)
  if (first && ahead) {
    const showAhead = (answer: PageAnswer<Fila>) => {
      const isEnough = ahead.manner !== 'whole' || isThePage(first, answer)
      if (asked === null && isEnough && lastPageIfBeyond(first, answer) === null) show(first, answer)
    }
    if (ahead.arrived) showAhead(ahead.arrived)
    else ahead.answer.then(showAhead, () => undefined)
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      const away = onScreen(definition)
      return () => {
        listeners.delete(listener)
        away()
      }
    },
    snapshot: () => snapshot,
    ask,
    patch(change) {
      const { answer } = snapshot
      if (answer !== null && answer.total === null) set({ answer: { ...answer, rows: change(answer.rows) } })
    },
    whenBeyondEnd(correct) {
      onBeyondEnd = correct
      return () => void (onBeyondEnd = null)
    },
    stop() {
      asked?.controller.abort()
      asked = null
      settle(false)
    },
  }
}

/**
 * Whether an answer without paging is enough: it is the whole list, or the only page of a server that counts after all.
 */
const isThePage = <F>({ orden, filas }: ListQuery<F>, { rows, total }: PageAnswer<unknown>): boolean =>
  total === undefined || (orden === null && total <= Math.min(rows.length, filas))

function lastPageIfBeyond<F>(
  { pagina, filas }: ListQuery<F>,
  { rows, total }: PageAnswer<unknown>,
): number | null {
  if (total === undefined || rows.length > 0 || pagina === 0) return null
  const last = Math.max(0, Math.ceil(total / filas) - 1)
  return Math.min(last, pagina - 1)
}
