import { localPage as cut, ordered, orderedInSlices } from './order.ts'

type Definition = Parameters<typeof ordered<object, string>>[0]
const localPage = <Fila extends object>(
  definition: Definition,
  all: Fila[],
  asked: { orden: string | null; direccion: 'asc' | 'desc'; pagina: number; filas: number },
) => cut(ordered(definition, all, asked) as Fila[], asked)

const rows = ['Zoe', 'ángel', 'Ñico', 'Nora', 'Ana', null, 'Óscar'].map((nombre) => ({ nombre }))
const query = { pagina: 0, filas: 20, orden: 'nombre', direccion: 'asc', filtros: {} } as const
const names = (own: object) => localPage({}, rows, { ...query, ...own }).rows.map(({ nombre }) => nombre)

it('[C-05] orders as Spanish does, with empty values last in either direction', () => {
  expect(names({})).toEqual(['Ana', 'ángel', 'Nora', 'Ñico', 'Óscar', 'Zoe', null])
  expect(names({ direccion: 'desc' })).toEqual(['Zoe', 'Óscar', 'Ñico', 'Nora', 'ángel', 'Ana', null])
})

it('keeps the order when none is asked for', () => {
  expect(names({ orden: null })).toEqual(rows.map(({ nombre }) => nombre))
})

it('orders numbers by size, and columns by the value that the list gives them', () => {
  const precios = [{ precio: 100 }, { precio: 9 }, { precio: -1 }]
  expect(localPage({}, precios, { ...query, orden: 'precio' }).rows).toEqual([...precios].reverse())
  const largo = { valor: ({ nombre }: { nombre: string | null }) => nombre?.length }
  expect(localPage(largo, rows, { ...query, orden: 'x', filas: 1 }).rows).toEqual([{ nombre: 'Zoe' }])
})

it('cuts pages, and returns the last one for a page beyond the end', () => {
  expect(names({ orden: null, filas: 3, pagina: 1 })).toEqual(['Nora', 'Ana', null])
  expect(localPage({}, rows, { ...query, filas: 3, pagina: 9 })).toMatchObject({ pagina: 2 })
  expect(localPage({}, [], { ...query, pagina: 9 })).toEqual({ rows: [], pagina: 0 })
})

it('[C-05] ordering a long list in slices gives the same result, and keeps equal rows in their order', async () => {
  const many = Array.from({ length: 5_321 }, (_, n) => ({
    n,
    nombre: n % 7 === 0 ? null : `Persona ${(n * 7919) % 500}`,
  }))
  for (const direccion of ['asc', 'desc'] as const) {
    const order = { orden: 'nombre', direccion }
    const { signal } = new AbortController()
    expect(await orderedInSlices({}, many, order, signal)).toEqual(ordered({}, many, order))
  }
})

it('stops ordering a long list when it is cancelled', async () => {
  const controller = new AbortController()
  const reads: string[] = []
  const valor = ({ nombre }: { nombre: string }) => {
    reads.push(nombre)
    // Each comparison is slow, so that a slice is over after a few of them.
    const until = performance.now() + 0.1
    while (performance.now() < until);
    return nombre
  }
  const many = Array.from({ length: 20_000 }, (_, n) => ({ nombre: `Persona ${n}` }))
  const order = { orden: 'nombre', direccion: 'asc' } as const
  const ordering = orderedInSlices({ valor }, many, order, controller.signal)
  setTimeout(() => controller.abort())
  const failure: unknown = await ordering.catch((thrown: unknown) => thrown)
  expect(failure).toBe(controller.signal.reason)
  expect(controller.signal.aborted).toBe(true)
  expect(reads.length).toBeLessThan(20_000)
})

it('[C-05] a short sort that is cancelled never resolves, even without a pause', async () => {
  const controller = new AbortController()
  const order = { orden: 'nombre', direccion: 'asc' } as const
  const ordering = orderedInSlices({}, [{ nombre: 'b' }, { nombre: 'a' }], order, controller.signal)
  controller.abort()
  await expect(ordering).rejects.toBe(controller.signal.reason)
})
