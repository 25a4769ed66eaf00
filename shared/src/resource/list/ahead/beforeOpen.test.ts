import {
  loaderEnd,
  loaderStart,
  loginSucceeded,
  sessionEnded,
  useAuth,
  useLoader,
} from '../../../stores/index.ts'
import { unUsuario } from '../../../testing/index.ts'
import { asksFirst } from './listAhead.ts'
import { createListSource } from '../listSource.ts'
import { visit, query, byHand, rows } from './listAhead.testing.ts'

beforeEach(() => loginSucceeded('t'))
afterEach(() => sessionEnded())

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
