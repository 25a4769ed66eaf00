import { loginSucceeded, sessionEnded, sessionLoaded } from '../../stores/index.ts'
import { unaEmpresa, unUsuario } from '../../testing/index.ts'
import { defineList } from './useList.ts'
import { createListSource } from './listSource.ts'
import type { ListQuery, PageAnswer } from '../types.ts'

interface Fila {
  nombre: string
}

const query = (own: Partial<ListQuery<{ nombre: string }>> = {}) => ({
  pagina: 0,
  filas: 5,
  orden: null,
  direccion: 'asc' as const,
  filtros: { nombre: '' },
  ...own,
})

/** A list whose calls the test answers by hand, and which ignores cancellation. */
function byHand() {
  const calls: { signal: AbortSignal; answer: (answer: PageAnswer<Fila>) => void }[] = []
  const source = createListSource(
    defineList<Fila, { nombre: string }, string>({
      fetch: (_, { signal }) => new Promise((answer) => calls.push({ signal, answer })),
      filtrosVacios: { nombre: '' },
      columnas: [],
    }),
  )
  const call = (n: number) => calls[n] ?? { signal: AbortSignal.abort(), answer: () => undefined }
  return { source, calls, call }
}

const page = (nombre: string): PageAnswer<Fila> => ({ rows: [{ nombre }], total: 12 })
const firstRow = (source: ReturnType<typeof byHand>['source']) => source.snapshot().answer?.rows[0]?.nombre

it('a late answer to an older question changes nothing', async () => {
  const { source, call } = byHand()
  const older = source.ask(query())
  const newer = source.ask(query({ pagina: 1 }))
  call(1).answer(page('nueva'))
  await expect(newer).resolves.toBe(true)
  call(0).answer(page('vieja'))
  await expect(older).resolves.toBe(false)
  await Promise.resolve()
  expect(firstRow(source)).toBe('nueva')
})

it('cancels the older call, and the last one when the screen is left', () => {
  const { source, call } = byHand()
  void source.ask(query())
  void source.ask(query({ pagina: 1 }))
  expect([call(0).signal.aborted, call(1).signal.aborted]).toEqual([true, false])
  source.stop()
  expect(call(1).signal.aborted).toBe(true)
})

it('asks the same question once while it is under way', async () => {
  const { source, calls, call } = byHand()
  const both = Promise.all([source.ask(query()), source.ask(query())])
  call(0).answer(page('una'))
  await expect(both).resolves.toEqual([true, true])
  expect(calls).toHaveLength(1)
})

it('a newer answer to the same query also serves whoever waits for the older one', async () => {
  const { source, call } = byHand()
  const first = source.ask(query())
  const forced = source.ask(query(), { force: true })
  call(1).answer(page('reciente'))
  await expect(Promise.all([first, forced])).resolves.toEqual([true, true])
  expect(firstRow(source)).toBe('reciente')
})

it('asks again after the screen was left and came back (StrictMode)', () => {
  const { source, calls } = byHand()
  void source.ask(query())
  source.stop()
  void source.ask(query())
  expect(calls).toHaveLength(2)
})

describe('how a list is asked for', () => {
  const signIn = (capacidades: string[]) => {
    loginSucceeded(`token-${Math.random()}`)
    sessionLoaded({ usuario: unUsuario(), empresa: unaEmpresa(), capacidades })
  }
  /** A list, and the queries that each of its screens sends. */
  const list = (answers: PageAnswer<Fila>[]) => {
    const bodies: object[] = []
    const definition = defineList<Fila, { nombre: string }, string>({
      fetch: (body) => {
        bodies.push(body)
        return Promise.resolve(answers.shift() ?? { rows: [] })
      },
      filtrosVacios: { nombre: '' },
      columnas: ['nombre'],
    })
    return { bodies, enter: () => createListSource(definition) }
  }
  const rows = [{ nombre: 'a' }, { nombre: 'b' }]
  const filters = { nombre: '' }
  const page = { nombre: '', pagina: 0, filas: 5 }

  afterEach(() => sessionEnded())

  it('[D45] after one answer without a total, it sends only its filters, on the next screen too', async () => {
    signIn(['/clientes/exportar'])
    const { bodies, enter } = list([{ rows }])
    await enter().ask(query())
    await enter().ask(query({ pagina: 1, orden: 'nombre' }))
    expect(bodies).toEqual([page, filters])
  })

  it('[D45] another session starts over', async () => {
    signIn(['/clientes/exportar'])
    const { bodies, enter } = list([{ rows }])
    await enter().ask(query())
    sessionEnded()
    signIn(['/clientes/exportar'])
    await enter().ask(query())
    expect(bodies).toEqual([page, page])
  })

  it('[D45] a server that offers nothing beyond the plain contract is never asked for a page', async () => {
    signIn([])
    const { bodies, enter } = list([{ rows }])
    await enter().ask(query())
    expect(bodies).toEqual([filters])
  })

  it('[D37] a server that counts after all is asked for pages', async () => {
    signIn([])
    const { bodies, enter } = list([
      { rows, total: 12 },
      { rows, total: 12 },
    ])
    const source = enter()
    await source.ask(query())
    expect(bodies).toEqual([filters, page])
    expect(source.snapshot().answer).toMatchObject({ total: 12 })
  })
})
