import {
  loaderEnd,
  loaderStart,
  loginSucceeded,
  sessionEnded,
  useAuth,
  useLoader,
} from '../../stores/index.ts'
import { defineList } from './defineList.ts'
import { unUsuario } from '../../testing/index.ts'
import { asksFirst } from './listAhead.ts'
import { createListSource } from './listSource.ts'
import type { ListQuery, PageAnswer } from '../types.ts'

interface Fila {
  nombre: string
}

const visit = () => new AbortController()
const query = (own: Partial<ListQuery<{ nombre: string }>> = {}) => ({
  pagina: 0,
  filas: 20,
  orden: null,
  direccion: 'asc' as const,
  filtros: { nombre: '' },
  ...own,
})

/** A list whose calls the test settles by hand. */
function byHand() {
  interface Call {
    body: object
    signal: AbortSignal
    silent: boolean
    answer(a: PageAnswer<Fila>): void
    fail(): void
  }
  const calls: Call[] = []
  const definition = defineList<Fila, { nombre: string }, string>({
    fetch: (body, { signal = visit().signal, silent = false }) =>
      new Promise((answer, reject) => {
        calls.push({ body, signal, silent, answer, fail: () => reject(new Error('x')) })
      }),
    quiet: true,
    filtrosVacios: { nombre: '' },
    columnas: ['nombre'],
  })
  const ask = asksFirst(definition)
  const unseen = (search: string) => ask.unseen?.(search)
  return { definition, calls, unseen, ask: (search: string, signal = visit().signal) => ask(search, signal) }
}
const rows = [{ nombre: 'Ana' }]

beforeEach(() => loginSucceeded('t'))
afterEach(() => sessionEnded())

it('[C-11] what the address asks is asked once, before the list is there, and the list takes the answer', async () => {
  const { definition, calls, ask } = byHand()
  ask('?pagina=2&nombre=a&orden=nombre')
  const source = createListSource(definition)
  const answered = source.ask(query({ pagina: 1, orden: 'nombre', filtros: { nombre: 'a' } }))
  expect(calls.map(({ body }) => body)).toEqual([
    { nombre: 'a', pagina: 1, filas: 20, orden: 'nombre', direccion: 'asc' },
  ])
  calls[0]?.answer({ rows, total: 21 })
  await expect(answered).resolves.toBe(true)
  expect(source.snapshot().answer).toMatchObject({ rows, total: 21 })
})

it('an answer that was there before its list is shown from the start, without a moment of loading', async () => {
  const { definition, calls, ask } = byHand()
  ask('')
  calls[0]?.answer({ rows, total: 1 })
  await Promise.resolve()
  const source = createListSource(definition, query())
  const shown = source.snapshot()
  expect(shown).toMatchObject({ answer: { rows, total: 1 }, loading: false })
  const changed = jest.fn()
  source.subscribe(changed)
  await expect(source.ask(query())).resolves.toBe(true)
  expect(changed).not.toHaveBeenCalled()
  expect(calls).toHaveLength(1)
})

it('an answer that arrives before its list asks is shown at once', async () => {
  const { definition, calls, ask } = byHand()
  ask('')
  const source = createListSource(definition, query())
  expect(source.snapshot()).toMatchObject({ answer: null, loading: true })
  calls[0]?.answer({ rows, total: 1 })
  await Promise.resolve()
  expect(source.snapshot()).toMatchObject({ answer: { rows }, loading: false })
})

it('[C-10] an empty page beyond the last one is not shown', async () => {
  const { definition, calls, ask } = byHand()
  ask('?pagina=2')
  calls[0]?.answer({ rows: [], total: 5 })
  await Promise.resolve()
  expect(createListSource(definition, query({ pagina: 1 })).snapshot().answer).toBeNull()
})

it('the answer of another question is not shown', async () => {
  const { definition, calls, ask } = byHand()
  ask('')
  calls[0]?.answer({ rows, total: 1 })
  await Promise.resolve()
  expect(createListSource(definition, query({ pagina: 1 })).snapshot().answer).toBeNull()
})

it('its failure is the list’s, and is asked again as any other', async () => {
  const { definition, calls, ask } = byHand()
  ask('')
  calls[0]?.fail()
  const source = createListSource(definition)
  await expect(source.ask(query())).resolves.toBe(false)
  expect(source.snapshot().error?.kind).toBe('no-answer')
  void source.ask(query(), { force: true })
  expect(calls).toHaveLength(2)
})

it('is cancelled with the list', () => {
  const { definition, calls, ask } = byHand()
  ask('')
  const source = createListSource(definition)
  void source.ask(query())
  source.stop()
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true])
})

it('the list asks by itself, and cancels it, if it asks for something else', () => {
  const { definition, calls, ask } = byHand()
  ask('')
  void createListSource(definition).ask(query({ pagina: 1 }))
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
})

it('the list of another session asks by itself', () => {
  const { definition, calls, ask } = byHand()
  ask('')
  loginSucceeded('otro')
  void createListSource(definition).ask(query())
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
})

it('an answer that nobody took in time is out of date', () => {
  const { definition, calls, ask } = byHand()
  ask('')
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_001)
  void createListSource(definition).ask(query())
  expect(calls).toHaveLength(2)
})

it('a navigation that is replaced takes its question along', () => {
  const { definition, calls, ask } = byHand()
  const replaced = visit()
  ask('', replaced.signal)
  replaced.abort()
  expect(calls[0]?.signal.aborted).toBe(true)
  void createListSource(definition).ask(query())
  expect(calls).toHaveLength(2)
})

it('a list on the screen asks by itself: nothing is asked ahead of it', () => {
  const { definition, calls, ask } = byHand()
  const leave = createListSource(definition).subscribe(() => undefined)
  ask('?pagina=2')
  expect(calls).toEqual([])
  leave()
  ask('?pagina=2')
  expect(calls).toHaveLength(1)
})

describe('before the person opens the list', () => {
  const pending = () => useLoader.getState().pending
  beforeEach(() => useAuth.setState({ capacidades: ['paginas'] }))

  it('its first page is asked unseen, and the list shows the answer from the start', async () => {
    const { definition, calls, unseen, ask } = byHand()
    unseen('')
    expect(calls.map(({ silent }) => silent)).toEqual([true])
    calls[0]?.answer({ rows, total: 1 })
    await Promise.resolve()
    ask('')
    expect(createListSource(definition, query()).snapshot()).toMatchObject({
      answer: { rows },
      loading: false,
    })
    expect(calls).toHaveLength(1)
    expect(pending()).toBe(0)
  })

  it('[D63] a question on its way is waited for, and the loader tells of it', async () => {
    const { definition, calls, unseen, ask } = byHand()
    unseen('')
    expect(pending()).toBe(0)
    ask('')
    expect(pending()).toBe(1)
    const answered = createListSource(definition, query()).ask(query())
    calls[0]?.answer({ rows, total: 1 })
    await expect(answered).resolves.toBe(true)
    expect(calls).toHaveLength(1)
    expect(pending()).toBe(0)
  })

  it.each(['before', 'after'])('one that fails %s the list opens is asked again, aloud', async (when) => {
    const { definition, calls, unseen, ask } = byHand()
    unseen('')
    if (when === 'before') {
      calls[0]?.fail()
      await new Promise((resolve) => setTimeout(resolve))
    }
    ask('')
    const answered = createListSource(definition, query()).ask(query())
    calls[0]?.fail()
    await new Promise((resolve) => setTimeout(resolve))
    expect(calls.map(({ silent }) => silent)).toEqual([true, false])
    calls[1]?.answer({ rows, total: 1 })
    await expect(answered).resolves.toBe(true)
    expect(pending()).toBe(0)
  })

  it('a question that the person asks already is left alone', () => {
    const { calls, unseen, ask } = byHand()
    ask('')
    unseen('')
    expect(calls.map(({ signal, silent }) => [signal.aborted, silent])).toEqual([[false, false]])
  })

  it('after another call of the page, such as a save, the list asks anew', async () => {
    const { definition, calls, unseen, ask } = byHand()
    unseen('')
    calls[0]?.answer({ rows, total: 1 })
    await Promise.resolve()
    loaderStart()
    loaderEnd()
    ask('')
    expect(createListSource(definition, query()).snapshot().loading).toBe(true)
    expect(calls.map(({ silent }) => silent)).toEqual([true, false])
  })

  it('a navigation that is replaced takes it along', async () => {
    const { calls, unseen, ask } = byHand()
    unseen('')
    const replaced = visit()
    ask('', replaced.signal)
    replaced.abort()
    expect(calls[0]?.signal.aborted).toBe(true)
    calls[0]?.fail()
    await new Promise((resolve) => setTimeout(resolve))
    expect(calls).toHaveLength(1)
    expect(pending()).toBe(0)
  })

  it('another address asks its own question', () => {
    const { calls, unseen, ask } = byHand()
    unseen('')
    ask('?pagina=2')
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
  })

  it('after ten seconds the list asks anew', () => {
    const { calls, unseen, ask } = byHand()
    unseen('')
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_001)
    ask('')
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
  })

  it('nothing is asked of a server that would answer with all its rows, nor by a list that can’t be silent', () => {
    const { calls, definition, unseen } = byHand()
    useAuth.setState({ capacidades: [], usuario: unUsuario() })
    unseen('')
    expect(calls).toEqual([])
    expect(asksFirst({ ...definition, quiet: false }).unseen).toBeUndefined()
  })
})
