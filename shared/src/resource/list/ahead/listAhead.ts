import type { AsksFirst } from '../../../remote/module.ts'
import { aspectoOf, authState } from '../../../stores/auth.ts'
import { loaderEnd, loaderStart, useLoader } from '../../../stores/loader.ts'
import { filterKey, readQuery } from '../../query/address.ts'
import { mannerOf, type Manner } from '../listManner.ts'
import type { ListDefinition, ListQuery, ListShape, PageAnswer } from '../../types.ts'

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

interface Ahead {
  key: string
  until: number
  asking: Asking<unknown>
  /** Asked before the person opened the list. */
  unseen: boolean
}

/** The question that was asked before its list was on the screen, by list. */
const ahead = new WeakMap<object, Ahead>()
/** How many screens show a list; these ask by themselves. */
const screens = new WeakMap<object, number>()

/** Sends one question; `columnas` are the columns that it is for (E-03), and nothing tells of a silent one. */
export function askPage<Fila, F extends object, C extends string>(
  definition: ListDefinition<Fila, F, C>,
  { filtros, pagina, filas, orden, direccion }: ListQuery<F>,
  columnas = aspectoOf(authState(), definition.lista).columnas,
  silent = false,
): Asking<Fila> {
  const controller = new AbortController()
  const manner = mannerOf(definition)
  const paging = { pagina, filas, ...(orden !== null && { orden: orden as C, direccion }) }
  const body = manner === 'whole' ? filtros : { ...filtros, ...paging }
  const options = { signal: controller.signal, columnas, ...(silent && { silent }) }
  return { controller, manner, answer: definition.fetch(body, options) }
}

/** The `ask` of a list's route: sends the question of an address before the list's page is there to send it. */
export function asksFirst<Fila, F extends object, C extends string>(
  definition: ListDefinition<Fila, F, C>,
): AsksFirst {
  const send = (search: string, unseen: boolean): AbortController => {
    const start = search === '' ? aspectoOf(authState(), definition.lista).inicio : null
    const { columnas } = start ?? aspectoOf(authState(), definition.lista)
    const query = readQuery(definition, new URLSearchParams(start?.consulta ?? search))
    const key = keyOf(definition, query, columnas)
    const before = ahead.get(definition)
    const known = before?.unseen && !unseen && isStill(before, key) ? before : undefined
    const until = known?.until ?? Date.now() + FRESH
    if (!known) before?.asking.controller.abort()
    const asking = known
      ? shown(known.asking as Asking<Fila>, () => askPage(definition, query, columnas))
      : askPage(definition, query, columnas, unseen)
    asking.answer.then(
      (answer) => (asking.arrived = answer),
      // Whoever takes it hears of the failure.
      () => undefined,
    )
    const entry = { key, until, asking, unseen }
    ahead.set(definition, entry)
    if (unseen) untilNextCall(() => (entry.until = 0))
    return asking.controller
  }
  const ask: AsksFirst = (search, signal) => {
    if (screens.get(definition)) return
    const controller = send(search, false)
    signal.addEventListener('abort', () => controller.abort())
  }
  const unseen = (search: string) => {
    const there = ahead.get(definition)
    // The person has opened the list meanwhile.
    if (screens.get(definition) || (there && isStill(there, there.key))) return
    // A server of the plain contract would answer with all its rows.
    if (mannerOf(definition) !== 'whole') send(search, true)
  }
  return Object.assign(ask, definition.quiet && { unseen })
}

/** The next call of this page may change what a list has, as a save does. */
function untilNextCall(end: () => void): void {
  const stop = useLoader.subscribe(({ pending }, before) => {
    if (pending <= before.pending) return
    stop()
    end()
  })
}

/** An unseen question that somebody waits for now: the loader shows, and what failed is asked again, aloud. */
function shown<Fila>(unseen: Asking<Fila>, again: () => Asking<Fila>): Asking<Fila> {
  if (unseen.arrived) return unseen
  const { signal } = unseen.controller
  const askAgain = (error: unknown) => {
    if (signal.aborted) throw error
    const second = again()
    signal.addEventListener('abort', () => second.controller.abort())
    return second.answer
  }
  loaderStart()
  return { ...unseen, answer: unseen.answer.catch(askAgain).finally(loaderEnd) }
}

/** Whether a question is the one with this key, and its answer may be used. */
const isStill = ({ key, until, asking }: Ahead, wanted: string): boolean =>
  key === wanted && Date.now() < until && !asking.controller.signal.aborted

/** What was asked ahead, if it is what this query asks. */
export function peekAhead<Fila, F extends object, C extends string>(
  definition: ListDefinition<Fila, F, C>,
  query: ListQuery<F>,
): Asking<Fila> | undefined {
  const found = ahead.get(definition)
  const { columnas } = aspectoOf(authState(), definition.lista)
  return found && isStill(found, keyOf(definition, query, columnas))
    ? (found.asking as Asking<Fila>)
    : undefined
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
