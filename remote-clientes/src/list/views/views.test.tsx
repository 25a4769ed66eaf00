import { returnTo } from '@backoffice/shared/resource'
import { act, screen, waitFor, within } from '@testing-library/react'
import {
  READ,
  SAVE,
  abierto,
  abrir,
  given,
  headers,
  kept,
  names,
  vista,
  viewsBackend,
} from './views.testing.tsx'

const backend = viewsBackend()

describe('[E-03] views', () => {
  it('what the list shows is saved under a name, and opened again with a click', async () => {
    const { user, panel, address } = await abierto('/clientes?nombre=ana&orden=nombre')
    const name = panel.getByRole('textbox', { name: 'Nombre de la vista' })
    await user.click(panel.getByRole('button', { name: 'Guardar vista' }))
    expect(panel.getByText('Hay que escribir un nombre')).toBeVisible()
    await user.type(name, 'Las Anas')
    await user.click(panel.getByRole('button', { name: 'Guardar vista' }))
    expect(await panel.findByRole('link', { name: 'Las Anas' })).toBeVisible()
    expect(name).toHaveValue('')
    expect(kept()?.vistas).toEqual([
      {
        nombre: 'Las Anas',
        consulta: 'orden=nombre&nombre=ana',
        columnas: ['nombre', 'apellido_paterno', 'apellido_materno', 'celular', 'email'],
        inicio: false,
      },
    ])
    await user.type(name, 'las anás')
    await user.click(panel.getByRole('button', { name: 'Guardar vista' }))
    expect(panel.getByText('Ya hay una vista con ese nombre')).toBeVisible()
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: /^Quitar filtro Nombre/ }))
    expect(await screen.findByRole('row', { name: /Beatriz/ })).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'Vistas' }))
    await user.click(await screen.findByRole('link', { name: 'Las Anas' }))
    await waitFor(() => expect(address()).toBe('/clientes?orden=nombre&nombre=ana'))
    await waitFor(() => expect(screen.queryByRole('row', { name: /Beatriz/ })).not.toBeInTheDocument())
  })

  it('are chips above the list, the one in use marked, by its question and its columns; none, no line', async () => {
    given([vista('Las Anas', { columnas: ['nombre', 'rfc'] }), vista('Todas', { consulta: null })])
    const { user, address } = abrir()
    await screen.findByRole('row', { name: /Beatriz/ })
    const chips = within(screen.getByRole('navigation', { name: 'Mis vistas' }))
    const inUse = () => chips.getAllByRole('link', { current: true }).map(({ textContent }) => textContent)
    expect(inUse()).toEqual(['Todas'])
    await user.click(chips.getByRole('link', { name: 'Las Anas' }))
    await waitFor(() => expect(headers()).toEqual(['Nombre', 'RFC', 'Acciones']))
    expect(address()).toBe('/clientes?nombre=ana')
    expect(inUse()).toEqual(['Las Anas'])
    expect(chips.getByRole('link', { name: 'Las Anas' })).toHaveFocus()
    await waitFor(() => expect(kept()?.columnas).toEqual(['nombre', 'rfc']))
    // The chip in use leads to the list without it.
    await user.click(chips.getByRole('link', { name: 'Las Anas' }))
    expect(await screen.findByRole('row', { name: /Beatriz/ })).toBeVisible()
    expect(chips.queryByRole('link', { current: true })).not.toBeInTheDocument()
  })

  it('of many, ten are chips, and the one in use; «4 más» opens all', async () => {
    given(Array.from({ length: 15 }, (_, n) => vista(`Vista ${n + 1}`, { consulta: `nombre=a${n}` })))
    const { user } = abrir('/clientes?nombre=a13')
    const chips = within(await screen.findByRole('navigation', { name: 'Mis vistas' }))
    expect(chips.getAllByRole('link')).toHaveLength(11)
    expect(chips.getByRole('link', { current: true })).toHaveTextContent('Vista 14')
    await user.click(chips.getByRole('button', { name: '4 más' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Vistas y columnas' }))
    expect(await panel.findByRole('link', { name: 'Vista 15' })).toBeVisible()
  })

  it('a view that is saved is a chip at once, and without any there is no line', async () => {
    const { user, panel } = await abierto('/clientes?nombre=ana')
    expect(document.querySelector('nav[aria-label="Mis vistas"]')).toBeNull()
    await user.type(panel.getByRole('textbox', { name: 'Nombre de la vista' }), 'Las Anas{Enter}')
    await panel.findByRole('link', { name: 'Las Anas' })
    await user.keyboard('{Escape}')
    const chips = within(await screen.findByRole('navigation', { name: 'Mis vistas' }))
    expect(chips.getByRole('link', { name: 'Las Anas', current: true })).toBeVisible()
  })

  it('are renamed, ordered and deleted, which can be undone', async () => {
    given([vista('Una', { inicio: true }), vista('Dos'), vista('Tres')])
    const { user, panel } = await abierto('/clientes?nombre=ana')
    await user.click(panel.getByRole('button', { name: 'Cambiar nombre: Tres' }))
    await user.click(panel.getByRole('button', { name: 'Cancelar' }))
    expect(panel.getByRole('button', { name: 'Cambiar nombre: Tres' })).toHaveFocus()
    await user.click(panel.getByRole('button', { name: 'Cambiar nombre: Dos' }))
    const field = panel.getAllByRole('textbox', { name: 'Nombre de la vista' })[0]!
    expect(field).toHaveFocus()
    await user.clear(field)
    await user.type(field, 'Segunda{Enter}')
    await waitFor(() => expect(names(panel)).toEqual(['Una', 'Segunda', 'Tres']))
    await user.click(panel.getByRole('button', { name: 'Subir: Tres' }))
    await waitFor(() => expect(names(panel)).toEqual(['Una', 'Tres', 'Segunda']))
    await waitFor(() => expect(panel.getByRole('button', { name: 'Subir: Tres' })).toHaveFocus())
    await user.click(panel.getByRole('button', { name: 'Eliminar: Una' }))
    await waitFor(() => expect(names(panel)).toEqual(['Tres', 'Segunda']))
    await waitFor(() => expect(panel.getByRole('list')).toHaveFocus())
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
    await waitFor(() => expect(names(panel)).toEqual(['Una', 'Tres', 'Segunda']))
    expect(kept()?.vistas.map(({ nombre, inicio }) => [nombre, inicio])).toEqual([
      ['Una', true],
      ['Tres', false],
      ['Segunda', false],
    ])
  })

  it('no control can be used while they are saved, and the pressed one has the focus again', async () => {
    given([vista('Una'), vista('Dos')])
    const { user, panel } = await abierto()
    const answer = backend.knobs.hold(SAVE)
    const start = panel.getByRole('button', { name: 'Empezar con esta vista: Dos' })
    await user.click(start)
    for (const role of ['button', 'textbox', 'checkbox'])
      for (const control of panel.getAllByRole(role)) expect(control).toBeDisabled()
    answer()
    await waitFor(() => expect(start).toBeEnabled())
    await waitFor(() => expect(start).toHaveFocus())
  })

  const ways = ['/clientes', '/clientes?pagina=1']
  it.each(ways)(
    'one is where the list begins from the menu; Back and cleared filters lead where they say (%s)',
    async (path) => {
      given([vista('Las Anas')])
      const { user, panel, router, address } = await abierto(path)
      await user.click(panel.getByRole('button', { name: 'Empezar con esta vista: Las Anas' }))
      await waitFor(() => expect(kept()?.vistas[0]?.inicio).toBe(true))
      await user.keyboard('{Escape}')
      expect(address()).toBe(path)
      await act(() => router.navigate('/clientes'))
      await waitFor(() => expect(address()).toBe('/clientes?nombre=ana'))
      await user.click(await screen.findByRole('button', { name: /^Quitar filtro Nombre/ }))
      expect(await screen.findByRole('row', { name: /Beatriz/ })).toBeVisible()
      expect(address()).toBe('/clientes')
      // «Cancelar» in a form leads back to the same, not to the start.
      expect(returnTo('/clientes')).toBe('/clientes?pagina=1')
      const asked = backend.callsTo('/clientes/listar').length
      await act(() => router.navigate('/otra'))
      await act(() => router.navigate(-1))
      await screen.findByRole('row', { name: /Beatriz/ })
      expect(address()).toBe('/clientes')
      expect(backend.callsTo('/clientes/listar')).toHaveLength(asked + 1)
      await act(() => router.navigate('/otra'))
      await act(() => router.navigate('/clientes'))
      await waitFor(() => expect(address()).toBe('/clientes?nombre=ana'))
      await screen.findByRole('row', { name: /Ana/ })
      // Nothing is asked for the plain address on the way.
      expect(backend.callsTo('/clientes/listar')).toHaveLength(asked + 2)
    },
  )

  it('a copied link shows the same to somebody else', async () => {
    given([vista('Las Anas'), vista('Todos', { consulta: null })])
    const { user, panel } = await abierto()
    const copied: string[] = []
    jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
    await user.click(panel.getByRole('button', { name: 'Copiar enlace: Las Anas' }))
    await user.click(panel.getByRole('button', { name: 'Copiar enlace: Todos' }))
    await waitFor(() => expect(copied).toHaveLength(2))
    expect(copied.map((text) => new URL(text).search)).toEqual(['?nombre=ana', '?pagina=1'])
  })

  it('that another window changed meanwhile are shown again, and what was typed stays', async () => {
    given([vista('Una')])
    const { user, panel } = await abierto()
    given([vista('Una'), vista('Otra')], { version: 4 })
    const name = panel.getByRole('textbox', { name: 'Nombre de la vista' })
    await user.type(name, 'Mía{Enter}')
    await waitFor(() => expect(names(panel)).toEqual(['Una', 'Otra']))
    expect(name).toHaveValue('Mía')
    await user.click(panel.getByRole('button', { name: 'Guardar vista' }))
    await waitFor(() => expect(names(panel)).toEqual(['Una', 'Otra', 'Mía']))
  })

  it('that can’t be read can be asked for again', async () => {
    backend.knobs.failNext(READ, 500)
    const { user } = abrir()
    await user.click(await screen.findByRole('button', { name: 'Vistas' }))
    expect(await screen.findByText('No se pudieron leer las vistas.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByRole('textbox', { name: 'Nombre de la vista' })).toBeVisible()
  })
})
