import { act, screen, waitFor } from '@testing-library/react'
import { connectionBack, connectionLost } from '../../stores/index.ts'
import { unosClientes } from '../../testing/index.ts'
import { LISTAR, list, show, rows, settled, bodies, setUp } from './useList.testing.tsx'

describe('a server that counts', () => {
  const backend = setUp('ours')

  it('[C-02] on entry asks for the first page with empty filters', async () => {
    show(backend)
    expect(screen.getByText('loading')).toBeVisible()
    await rows('Cliente 1, Cliente 2, Cliente 3, Cliente 4, Cliente 5')
    expect(bodies(backend)).toEqual([{ nombre: '', email: '', pagina: 0, filas: 5 }])
    expect(screen.getByTestId('total')).toHaveTextContent('12')
    expect(list).toMatchObject({ hasTotal: true, filtered: false })
  })

  it('[C-11] keeps the query in the address and restores it from there', async () => {
    const { address, router } = show(backend)
    await settled()
    act(() => list.dispatch({ type: 'pagina', pagina: 2 }))
    await rows('Cliente 11, Cliente 12')
    expect(address()).toBe('/clientes?pagina=3')
    act(() => list.dispatch({ type: 'orden', orden: 'nombre' }))
    act(() => list.dispatch({ type: 'orden', orden: 'nombre' }))
    await waitFor(() => expect(address()).toBe('/clientes?orden=nombre&direccion=desc'))
    await rows('Cliente 9, Cliente 8, Cliente 7, Cliente 6, Cliente 5')

    await act(() => router.navigate(-2))
    await rows('Cliente 11, Cliente 12')
  })

  it('[C-11] a sent link shows the same list', async () => {
    show(backend, '/clientes?nombre=cliente+1&pagina=1&filas=2&orden=nombre&direccion=desc')
    await rows('Cliente 12, Cliente 11')
    expect(bodies(backend)).toEqual([
      { nombre: 'cliente 1', email: '', pagina: 0, filas: 2, orden: 'nombre', direccion: 'desc' },
    ])
    expect(list.filtered).toBe(true)
  })

  it('[C-11] the menu’s address, without a query, starts over', async () => {
    const { router } = show(backend, '/clientes?nombre=12')
    await rows('Cliente 12')
    await act(() => router.navigate('/clientes'))
    await rows('Cliente 1, Cliente 2, Cliente 3, Cliente 4, Cliente 5')
  })

  it('two steps at once both take effect', async () => {
    const { address } = show(backend)
    await settled()
    act(() => {
      list.dispatch({ type: 'filas', filas: 2 })
      list.dispatch({ type: 'pagina', pagina: 1 })
    })
    await rows('Cliente 3, Cliente 4')
    expect(address()).toBe('/clientes?pagina=2&filas=2')
  })

  it('[C-09] a search resolves once it is answered, and repeats the call for the same filters', async () => {
    show(backend, '/clientes?pagina=2')
    await settled()
    const release = backend.knobs.hold(LISTAR)
    const done = jest.fn()
    let search!: Promise<void>
    act(() => void (search = list.search({ nombre: '12', email: '' }).then(done)))
    await waitFor(() => expect(bodies(backend)).toHaveLength(2))
    expect(done).not.toHaveBeenCalled()
    expect(screen.getByTestId('filas')).toHaveTextContent('Cliente 6')
    release()
    await act(() => search)
    expect(done).toHaveBeenCalledWith(true)
    expect(screen.getByTestId('filas')).toHaveTextContent('Cliente 12')

    await act(async () => expect(await list.search({ nombre: '12', email: '' })).toBe(true))
    expect(bodies(backend)).toHaveLength(3)
  })

  it('[C-09] a failed search resolves to false, and shows its error', async () => {
    show(backend)
    await settled()
    backend.knobs.failNext(LISTAR, 500, { msg: 'Algo salió mal' })
    await act(async () => expect(await list.search({ nombre: '12', email: '' })).toBe(false))
    expect(screen.getByText('error')).toBeVisible()
    expect(bodies(backend)).toHaveLength(2)
    await act(() => list.reload())
    await rows('Cliente 12')
  })

  it('cancels outdated calls: a late answer changes nothing', async () => {
    show(backend)
    await settled()
    const release = backend.knobs.hold(LISTAR)
    let late!: Promise<boolean>
    act(() => void (late = list.search({ nombre: '12', email: '' })))
    await waitFor(() => expect(bodies(backend)).toHaveLength(2))
    act(() => list.dispatch({ type: 'filtros', filtros: { nombre: '11', email: '' } }))
    await rows('Cliente 11')
    release()
    await act(async () => expect(await late).toBe(false))
    await rows('Cliente 11')
  })

  it('[C-10] goes to the last page when the current page has no rows left', async () => {
    const { address, router } = show(backend, ['/dashboard', '/clientes?pagina=3'])
    await rows('Cliente 11, Cliente 12')
    backend.data.clientes = unosClientes(7)
    await act(() => list.reload())
    await rows('Cliente 6, Cliente 7')
    await waitFor(() => expect(address()).toBe('/clientes?pagina=2'))
    await act(() => router.navigate(-1))
    expect(address()).toBe('/dashboard')
  })

  it('keeps the rows during a repeated call, and when that fails', async () => {
    show(backend)
    await settled()
    backend.knobs.dropNext(LISTAR)
    await act(() => list.reload())
    await rows('Cliente 1, Cliente 2, Cliente 3, Cliente 4, Cliente 5')
    expect(screen.getByText('No se pudo actualizar')).toBeVisible()
  })

  it('[D35] asks again once the connection is back', async () => {
    backend.knobs.down = true
    show(backend)
    await screen.findByText('error')
    backend.knobs.down = false
    act(() => {
      connectionLost()
      connectionBack()
    })
    await rows('Cliente 1, Cliente 2, Cliente 3, Cliente 4, Cliente 5')
  })

  it('says when the total is a lower bound', async () => {
    backend.data.clientes = unosClientes(10_001)
    show(backend)
    await settled()
    expect(screen.getByTestId('total')).toHaveTextContent('10000 o más')
  })

  it('[D37] reloads the page instead of changing it in memory', async () => {
    show(backend)
    await settled()
    act(() => list.patch(() => []))
    await rows('Cliente 1, Cliente 2, Cliente 3, Cliente 4, Cliente 5')
  })
})
