import { loginSucceeded, sessionEnded } from '../../../stores/index.ts'
import { createListSource } from '../listSource.ts'
import { visit, query, byHand, rows } from './listAhead.testing.ts'

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
