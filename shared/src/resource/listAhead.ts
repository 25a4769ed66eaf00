import { aspectoOf, authState } from '../stores/auth'
import { filterKey, readQuery } from './address'
import { mannerOf, type Manner } from './listManner'
import type { ListDefinition, ListQuery, ListShape, PageAnswer } from './types'

/** One question of a list, on its way or answered. */
export interface Asking<Fila> {
  controller: AbortController
  manner: Manner
  answer: Promise<PageAnswer<Fila>>
  /** The same answer, once a question that was asked ahead has it. */
  arrived?: PageAnswer<Fila>
}

/** A question that nobody has taken after so many milliseconds is out of date. */
const FRESH = 10_000

/** The question that was asked before its list was on the screen, by list. */
const ahead = new WeakMap<object, { key: string; until: number; asking: Asking<unknown> }>()
/** How many screens show a list; these ask by themselves. */
const screens = new WeakMap<object, number>()

/** Sends one question; `columnas` are the columns that it is for (E-03). */
export function askPage<Fila, F extends object, C extends string>(
  definition: ListDefinition<Fila, F, C>,
  { filtros, pagina, filas, orden, direccion }: ListQuery<F>,
  columnas = aspectoOf(authState(), definition.lista).columnas,
): Asking<Fila> {
  const controller = new AbortController()
  const manner = mannerOf(definition)
  const paging = { pagina, filas, ...(orden !== null && { orden: orden as C, direccion }) }
  const body = manner === 'whole' ? filtros : { ...filtros, ...paging }
  return { controller, manner, answer: definition.fetch(body, { signal: controller.signal, columnas }) }
}

/** The `ask` of a list's route: sends the question of an address before the list's page is there to send it. */
export const asksFirst =
  <Fila, F extends object, C extends string>(definition: ListDefinition<Fila, F, C>) =>
  (search: string, signal: AbortSignal): void => {
    if (screens.get(definition)) return
    const start = search === '' ? aspectoOf(authState(), definition.lista).inicio : null
    const { columnas } = start ?? aspectoOf(authState(), definition.lista)
    const query = readQuery(definition, new URLSearchParams(start?.consulta ?? search))
    ahead.get(definition)?.asking.controller.abort()
    const asking = askPage(definition, query, columnas)
    signal.addEventListener('abort', () => asking.controller.abort())
    asking.answer.then(
      (answer) => (asking.arrived = answer),
      // Whoever takes it hears of the failure.
      () => undefined,
    )
    ahead.set(definition, { key: keyOf(definition, query, columnas), until: Date.now() + FRESH, asking })
  }

/** What was asked ahead, if it is what this query asks. */
export function peekAhead<Fila, F extends object, C extends string>(
  definition: ListDefinition<Fila, F, C>,
  query: ListQuery<F>,
): Asking<Fila> | undefined {
  const found = ahead.get(definition)
  const { columnas } = aspectoOf(authState(), definition.lista)
  if (found?.key !== keyOf(definition, query, columnas) || Date.now() >= found.until) return undefined
  return found.asking.controller.signal.aborted ? undefined : (found.asking as Asking<Fila>)
}

/** Takes what was asked ahead, if it is what the list asks now; otherwise cancels it. */
export function takeAhead<Fila, F extends object, C extends string>(
  definition: ListDefinition<Fila, F, C>,
  query: ListQuery<F>,
): Asking<Fila> | undefined {
  const asking = peekAhead(definition, query)
  if (!asking) ahead.get(definition)?.asking.controller.abort()
  ahead.delete(definition)
  return asking
}

/** Notes that a screen shows the list, until the returned function is called. */
export function onScreen(definition: object): () => void {
  const change = (by: number) => void screens.set(definition, (screens.get(definition) ?? 0) + by)
  change(1)
  return () => change(-1)
}

/** Another session gets an answer of its own, and so do other columns. */
const keyOf = <F extends object>(
  definition: ListShape<F>,
  { filtros, ...paging }: ListQuery<F>,
  columnas: string[] | null,
): string =>
  JSON.stringify([authState().token, mannerOf(definition), filterKey(definition, filtros), paging, columnas])
