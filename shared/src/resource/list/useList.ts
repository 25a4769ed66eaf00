import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { aspectoOf, authState } from '../../stores/auth.ts'
import { useConnection } from '../../stores/connection.ts'
import { filterKey } from '../query/address.ts'
import { rememberQuestion } from '../query/lastQuestion.ts'
import { createListSource, type Snapshot } from './listSource.ts'
import { localPage } from './order/order.ts'
import { queryReducer } from '../query/queryReducer.ts'
import type { CodecsFor, List, ListAction, ListDefinition, ListQuery, ListState } from '../types.ts'
import { useAddressQuery } from '../query/useAddressQuery.ts'
import { useOrdered } from './order/useOrdered.ts'
import { plainQuery, useStart } from '../query/useStart.ts'

/**
 * Defines a list once, outside its screen: `defineList({ fetch: (body, options) => api.post('/clientes/listar', body,
 * options).then(…), filtrosVacios, columnas })`.
 */
export const defineList = <Fila, F extends object, const C extends string>(
  definition: ListDefinition<Fila, F, C> & CodecsFor<F>,
): ListDefinition<Fila, F, C> => definition

/**
 * A list on a screen. Its query lives in the address, so that Back, reload and a sent link show the same (C-11). If the
 * server counts, each page is one call; otherwise the whole list is paged and ordered here.
 */
export function useList<Fila, F extends object, C extends string>(
  definition: ListDefinition<Fila, F, C>,
): List<Fila, F> {
  const { query, go } = useAddressQuery(definition)
  const place = useLocation()
  const [source] = useState(() => createListSource(definition, query))
  useEffect(() => source.whenBeyondEnd((next) => void go(next, { replace: true })), [source, go])
  const starting = useStart(definition)
  const returned =
    place.search || (aspectoOf(authState(), definition.lista).inicio ? `?${plainQuery(definition)}` : '')
  useEffect(() => rememberQuestion(place.pathname, returned), [place.pathname, returned])
  const snapshot = useSyncExternalStore(source.subscribe, source.snapshot)

  const generation = useConnection((state) => state.generation)
  const asked = useRef(generation)
  useEffect(() => {
    if (starting) return
    const isBack = asked.current !== generation
    asked.current = generation
    void source.ask(query, { force: isBack })
  }, [source, query, generation, starting])
  useEffect(() => () => source.stop(), [source])

  const dispatch = useCallback(
    (action: ListAction<F>) => go((current) => queryReducer(current, action)),
    [go],
  )
  const search = useCallback(
    (filtros: F) =>
      source.ask(
        go((current) => queryReducer(current, { type: 'filtros', filtros })),
        { force: true },
      ),
    [go, source],
  )
  const reload = useCallback(async () => void (await source.ask(query, { force: true })), [source, query])

  const whole = snapshot.answer?.total === null ? snapshot.answer.rows : null
  const { rows, ordering } = useOrdered(definition, whole, query)
  const { state, pagina } = useMemo(
    () => view(snapshot, query, { rows, ordering }),
    [snapshot, query, rows, ordering],
  )
  useEffect(() => {
    if (pagina !== query.pagina) go((current) => ({ ...current, pagina }), { replace: true })
  }, [go, pagina, query.pagina])

  return {
    query,
    dispatch,
    state,
    reload,
    search,
    patch: source.patch,
    hasTotal: snapshot.answer?.total !== null,
    filtrosVacios: definition.filtrosVacios,
    filtered: filterKey(definition, query.filtros) !== filterKey(definition, definition.filtrosVacios),
  }
}

function view<Fila, F>(
  { answer, loading, error }: Snapshot<Fila, F>,
  query: ListQuery<F>,
  /** Only if the whole list is in memory. */
  { rows: whole, ordering }: { rows: Fila[] | null; ordering: boolean },
): { state: ListState<Fila>; pagina: number } {
  if (answer === null) {
    return {
      state: error && !loading ? { status: 'error', error } : { status: 'loading' },
      pagina: query.pagina,
    }
  }
  const refreshing = loading || ordering
  const common = { status: 'ready', refreshing, refreshError: refreshing ? null : error } as const
  if (answer.total !== null) {
    const { rows, total, totalExacto } = answer
    return { state: { ...common, rows, total, totalExacto }, pagina: query.pagina }
  }
  if (whole === null) return { state: { status: 'loading' }, pagina: query.pagina }
  const { rows, pagina } = localPage(whole, query)
  // Only an answer to the current query may correct the page.
  return {
    state: { ...common, rows, total: whole.length, totalExacto: true },
    pagina: refreshing ? query.pagina : pagina,
  }
}
