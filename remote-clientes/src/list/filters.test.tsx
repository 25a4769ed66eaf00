import {
  emptyData,
  giros,
  renderRemote,
  testBackend,
  unCliente,
  unId,
  unosClientes,
  type BackendKind,
} from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { ClientesPage } from './ClientesPage.tsx'

const kinds: BackendKind[] = ['ours', 'plain']
const sinFiltros = { nombre: '', apellido_paterno: '', apellido_materno: '', celular: '', email: '' }
const clientes = ['Ana', 'Beatriz', 'Carla'].map((nombre, n) => unCliente({ _id: unId(n + 1), nombre }))

describe.each(kinds)('«Filtrar clientes» on a %s back end', (kind) => {
  const backend = testBackend({ kind, data: () => ({ ...emptyData(), clientes }) })

  const abrir = async (path = '/clientes') => {
    const page = renderRemote(<ClientesPage />, { base: '/clientes', path, backend })
    await screen.findByText('Carla')
    await page.user.click(screen.getByRole('button', { name: 'Filtros de búsqueda' }))
    return { ...page, dialog: await screen.findByRole('dialog', { name: 'Filtrar clientes' }) }
  }
  const campo = (name: string) => screen.getByRole('textbox', { name })
  const boton = (name: string) => screen.getByRole('button', { name })
  const cerrado = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  it('[C-08] has a field for each filter', async () => {
    const { dialog } = await abrir()
    const labels = ['Nombre', 'Apellido paterno', 'Apellido materno', 'Celular', 'Email']
    const ours = kind === 'ours' ? ['Sin venir desde', 'Registro desde', 'Registro hasta'] : []
    expect(within(dialog).getAllByRole('textbox')).toHaveLength(labels.length + ours.length)
    for (const label of labels) expect(within(dialog).getByLabelText(label)).toHaveValue('')
  })

  if (kind === 'ours') {
    it('[E-18] finds who was registered on some days, by activity, and by none', async () => {
      backend.data.clientes = clientes.map((one, n) => ({
        ...one,
        creacion: n === 0 ? '2024-01-15T06:00:00.000Z' : '2024-02-01T05:59:00.000Z',
        giro: n === 2 ? giros[0]!._id : null,
      }))
      const { user, address } = await abrir('/clientes?registro_desde=2024-01-31&registro_hasta=2024-01-31')
      expect(screen.queryByRole('row', { name: /Ana/ })).not.toBeInTheDocument()
      await user.click(screen.getByRole('combobox', { name: 'Actividad empresarial' }))
      await user.click(await screen.findByRole('option', { name: 'Sin actividad' }))
      await user.click(boton('Buscar'))
      await cerrado()
      await waitFor(() => expect(screen.queryByRole('row', { name: /Carla/ })).not.toBeInTheDocument())
      expect(screen.getByRole('row', { name: /Beatriz/ })).toBeVisible()
      expect(address()).toContain('giro=ninguno')
      expect(await screen.findByRole('button', { name: 'Quitar filtro Sin actividad' })).toBeVisible()
    })

    it('[E-03] «Sin venir desde» sends its day, and the list shows the clients that the server answers', async () => {
      backend.answers('POST /clientes/listar', ({ sin_venir_desde }) => {
        const left = clientes.filter(({ nombre }) => !sin_venir_desde || nombre !== 'Beatriz')
        return { clientes: left, total: left.length, total_exacto: true }
      })
      const { user, address } = await abrir()
      await user.type(campo('Sin venir desde'), '01/02/2024')
      await user.click(boton('Buscar'))
      await cerrado()
      await waitFor(() => expect(screen.queryByRole('row', { name: /Beatriz/ })).not.toBeInTheDocument())
      expect(screen.getByRole('row', { name: /Ana/ })).toBeVisible()
      expect(screen.getByRole('row', { name: /Carla/ })).toBeVisible()
      expect(backend.lastBody('/clientes/listar')).toMatchObject({ sin_venir_desde: '2024-02-01' })
      expect(address()).toBe('/clientes?sin_venir_desde=2024-02-01')
      const chip = await screen.findByRole('button', {
        name: 'Quitar filtro Sin venir desde el 1 de febrero de 2024',
      })
      await user.click(chip)
      expect(await screen.findByRole('row', { name: /Beatriz/ })).toBeVisible()
      expect(backend.lastBody('/clientes/listar')).not.toHaveProperty('sin_venir_desde')
    })
  }

  it('[C-09] [N-04] «Buscar» sends what was typed, and closes after the answer', async () => {
    const { user, address } = await abrir()
    await user.type(campo('Nombre'), 'bea')
    await user.type(campo('Celular'), '33')
    const answer = backend.knobs.hold('/clientes/listar')
    await user.click(boton('Buscar'))

    expect(boton('Buscar')).toHaveAttribute('aria-busy', 'true')
    expect(boton('Buscar todos')).toBeDisabled()
    await user.keyboard('{Escape}')
    expect(boton('Cerrar')).toBeDisabled()
    expect(screen.getByRole('dialog')).toBeVisible()
    expect(backend.lastBody('/clientes/listar')).toMatchObject({
      ...sinFiltros,
      nombre: 'bea',
      celular: '33',
    })

    answer()
    await cerrado()
    expect(screen.getByRole('row', { name: /Beatriz/ })).toBeVisible()
    expect(screen.queryByRole('row', { name: /Ana/ })).not.toBeInTheDocument()
    expect(address()).toContain('nombre=bea')
  })

  it('[C-09] «Buscar todos» clears all filters and searches', async () => {
    const { user, address } = await abrir('/clientes?nombre=carla')
    expect(campo('Nombre')).toHaveValue('carla')
    const answer = backend.knobs.hold('/clientes/listar')
    await user.click(boton('Buscar todos'))
    expect(boton('Buscar')).toBeDisabled()
    expect(boton('Buscar todos')).toHaveAttribute('aria-busy', 'true')

    answer()
    await cerrado()
    expect(await screen.findByRole('row', { name: /Ana/ })).toBeVisible()
    expect(backend.lastBody('/clientes/listar')).toMatchObject(sinFiltros)
    expect(address()).toBe('/clientes')
  })

  it('[C-09] [D16] a failed search keeps the dialog open, as typed', async () => {
    const { user } = await abrir()
    await user.type(campo('Nombre'), 'bea')
    backend.knobs.failNext('/clientes/listar', 500, { msg: 'Algo falló en el servidor' })
    await user.click(boton('Buscar'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Algo falló en el servidor')
    expect(campo('Nombre')).toHaveValue('bea')
    await user.click(boton('Buscar'))
    await cerrado()
  })

  it('[C-09] [D24] the sentence of a 400 about a filter appears beside it', async () => {
    const { user } = await abrir()
    await user.type(campo('Email'), 'x')
    backend.knobs.failNext('/clientes/listar', 400, {
      msg: 'Hay datos que no son válidos',
      campos: { email: 'Admite como máximo 500 caracteres' },
    })
    await user.click(boton('Buscar'))
    await waitFor(() => expect(campo('Email')).toBeInvalid())
    expect(campo('Email')).toHaveAccessibleDescription('Admite como máximo 500 caracteres')
    await waitFor(() => expect(campo('Email')).toHaveFocus())
    await user.click(boton('Buscar'))
    await cerrado()
  })
})

describe('the filter of the search box', () => {
  const backend = testBackend({ data: () => ({ ...emptyData(), clientes: unosClientes(3) }) })

  it('[E-20] what the search box was asked is a filter like the others', async () => {
    const page = renderRemote(<ClientesPage />, {
      base: '/clientes',
      path: '/clientes?texto=ruiz+2',
      backend,
    })
    expect(await screen.findByText('Cliente 2')).toBeVisible()
    expect(screen.queryByText('Cliente 1')).not.toBeInTheDocument()
    expect(backend.lastBody('/clientes/listar')).toMatchObject({ nombre: '', texto: 'ruiz 2' })
    await page.user.click(screen.getByRole('button', { name: 'Quitar filtro Buscador: «ruiz 2»' }))
    expect(await screen.findByText('Cliente 1')).toBeVisible()
    expect(backend.lastBody('/clientes/listar')).not.toHaveProperty('texto')
    await waitFor(() => expect(page.address()).toBe('/clientes'))
  })
})
