import { act, screen, waitFor } from '@testing-library/react'
import { unCliente, unId, unosClientes } from '../../testing/index.ts'
import { list, show, rows, settled, bodies, setUp } from './useList.testing.tsx'

describe('a server of the plain contract', () => {
  const backend = setUp('plain')

  it('[C-05] [C-06] pages and orders the whole list here, with one call', async () => {
    const { address } = show(backend)
    await rows('Cliente 1, Cliente 2, Cliente 3, Cliente 4, Cliente 5')
    expect(screen.getByTestId('total')).toHaveTextContent('12')
    expect(list.hasTotal).toBe(false)
    act(() => list.dispatch({ type: 'pagina', pagina: 2 }))
    await rows('Cliente 11, Cliente 12')
    act(() => list.dispatch({ type: 'orden', orden: 'nombre' }))
    act(() => list.dispatch({ type: 'orden', orden: 'nombre' }))
    await rows('Cliente 12, Cliente 11, Cliente 10, Cliente 9, Cliente 8')
    expect(address()).toBe('/clientes?orden=nombre&direccion=desc')
    expect(bodies(backend)).toHaveLength(1)
  })

  it('[C-09] [D45] asks again for other filters, and sends nothing but the filters', async () => {
    show(backend, '/clientes?pagina=2&orden=nombre')
    await settled()
    await act(async () => expect(await list.search({ nombre: '11', email: '' })).toBe(true))
    await rows('Cliente 11')
    expect(bodies(backend)).toEqual([
      { nombre: '', email: '' },
      { nombre: '11', email: '' },
    ])
  })

  it('[C-05] [C-06] a long list keeps its rows until all its slices are ordered', async () => {
    backend.data.clientes = unosClientes(2_500)
    show(backend)
    await settled()
    act(() => list.dispatch({ type: 'orden', orden: 'nombre' }))
    act(() => list.dispatch({ type: 'orden', orden: 'nombre' }))
    await rows('Cliente 2500, Cliente 2499, Cliente 2498, Cliente 2497, Cliente 2496')
    act(() => list.dispatch({ type: 'pagina', pagina: 499 }))
    await rows('Cliente 5, Cliente 4, Cliente 3, Cliente 2, Cliente 1')
    act(() => list.patch((all) => all.filter(({ _id }) => _id !== unId(3))))
    await rows('Cliente 5, Cliente 4, Cliente 2, Cliente 1')
    expect(bodies(backend)).toHaveLength(1)
  })

  it('[C-11] a sent link with an order shows a long list in that order from the start', async () => {
    backend.data.clientes = unosClientes(2_500)
    show(backend, '/clientes?orden=nombre&direccion=desc')
    await waitFor(() => expect(screen.getByTestId('filas')).toBeVisible())
    expect(screen.getByTestId('filas')).toHaveTextContent(/^Cliente 2500/)
  })

  it('[D37] changes the list in memory, and the page with it', async () => {
    const { address } = show(backend, '/clientes?pagina=3')
    await rows('Cliente 11, Cliente 12')
    act(() => list.patch((all) => all.filter(({ _id }) => _id !== unId(11) && _id !== unId(12))))
    await rows('Cliente 6, Cliente 7, Cliente 8, Cliente 9, Cliente 10')
    await waitFor(() => expect(address()).toBe('/clientes?pagina=2'))
    expect(bodies(backend)).toHaveLength(1)
  })

  it('goes to the last page when an address asks for more', async () => {
    const { address } = show(backend, '/clientes?pagina=99')
    await rows('Cliente 11, Cliente 12')
    await waitFor(() => expect(address()).toBe('/clientes?pagina=3'))
  })

  it('shows an empty list as one', async () => {
    backend.data.clientes = [unCliente()]
    show(backend, '/clientes?nombre=zzz')
    await settled()
    expect(screen.getByTestId('filas')).toBeEmptyDOMElement()
  })
})
