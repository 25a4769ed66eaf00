import { testBackend, type BackendKind } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import {
  abrir,
  alba,
  beneficios,
  boton,
  campo,
  DETALLES,
  EDITAR,
  escribir,
  nombres,
  oro,
} from '../membresias.testing.tsx'

const kinds: BackendKind[] = ['ours', 'plain']
const cerrado = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

describe.each(kinds)('«Editar membresia» on a %s back end', (kind) => {
  const backend = testBackend({ kind })

  const editar = async (query?: string) => {
    backend.data.membresias = [oro, alba]
    const page = abrir(backend, query)
    const row = within(await screen.findByRole('row', { name: /Oro/ }))
    return { ...page, pedir: () => page.user.click(row.getByRole('button', { name: /^Editar / })) }
  }

  it('[M-03] [M-06] [N-04] loads the plan first, saves it whole, and orders the list by nombre', async () => {
    const { user, pedir } = await editar('?orden=beneficios')
    const answer = backend.knobs.hold(DETALLES)
    await pedir()
    const dialog = await screen.findByRole('dialog', { name: 'Editar membresia' })
    expect(within(dialog).queryByLabelText(/Nombre/)).not.toBeInTheDocument()
    answer()
    await waitFor(() => expect(campo('Nombre')).toHaveValue('Oro'))
    expect(backend.lastBody(DETALLES)).toEqual({ id: oro._id })
    expect(campo('Precio')).toHaveValue('$ 12,500')
    expect(beneficios()).toEqual(['Uno', 'Dos', 'Tres'])
    await waitFor(() => expect(campo('Nombre')).toHaveFocus())
    await user.clear(campo('Nombre'))
    await escribir(user, 'Nombre', 'Aurora')
    await user.click(boton('Quitar beneficio 2'))
    await user.click(boton('Guardar'))
    await cerrado()
    expect(backend.lastBody(EDITAR)).toEqual({
      id: oro._id,
      nombre: 'Aurora',
      precio: 12500,
      descripcion: oro.descripcion,
      beneficios: ['Uno', 'Tres'],
      ...(kind === 'ours' && { duracion: null }),
      ...(kind === 'ours' && { version: 3 }),
    })
    expect(screen.getByText('Cambios guardados')).toBeVisible()
    await waitFor(() => expect(nombres()).toEqual(['Alba', 'Aurora']))
  })

  it('[M-05] without benefits it shows the sentence and sends nothing', async () => {
    const { user, pedir } = await editar()
    await pedir()
    await waitFor(() => expect(beneficios()).toHaveLength(3))
    for (const n of [3, 2, 1]) await user.click(boton(`Quitar beneficio ${n}`))
    await user.click(boton('Guardar'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'El nombre y al menos un beneficio son necesarios',
    )
    expect(backend.callsTo(EDITAR)).toHaveLength(0)
  })
})

describe('a plan that is not as it was', () => {
  const backend = testBackend()

  const editar = async () => {
    backend.data.membresias = [oro]
    const page = abrir(backend)
    const row = within(await screen.findByRole('row', { name: /Oro/ }))
    await page.user.click(row.getByRole('button', { name: /^Editar / }))
    await screen.findByRole('dialog', { name: 'Editar membresia' })
    return page
  }

  it('[M-03] says that it could not be read, and reads it again', async () => {
    backend.knobs.failNext(DETALLES, 500)
    const { user } = await editar()
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
    await waitFor(() => expect(campo('Nombre')).toHaveValue('Oro'))
    expect(boton('Guardar')).toBeEnabled()
  })

  it('[D24] says that a deleted plan is gone', async () => {
    backend.knobs.failNext(DETALLES, 404)
    const { user } = await editar()
    expect(await screen.findByText(/Esta membresía ya no existe/)).toBeVisible()
    await user.click(boton('Entendido'))
    await cerrado()
  })

  it('[D41] shows what another person saved, and can save what was typed over it', async () => {
    const { user } = await editar()
    await waitFor(() => expect(campo('Nombre')).toHaveValue('Oro'))
    backend.data.membresias = [{ ...oro, version: 4, precio: 9000, beneficios: ['Uno', 'Cuatro'] }]
    await user.click(boton('Quitar beneficio 3'))
    await user.click(boton('Guardar'))
    const conflict = await screen.findByRole('alertdialog', { name: 'Otra persona cambió esta membresía' })
    expect(conflict).toHaveTextContent('Guardado por otra personaUno · Cuatro')
    expect(conflict).toHaveTextContent('Escrito aquíUno · Dos')
    expect(conflict).toHaveTextContent('$ 9,000.00')
    await waitFor(() => expect(boton('Seguir editando')).toHaveFocus())
    await user.click(boton('Guardar lo escrito'))
    await cerrado()
    expect(backend.lastBody(EDITAR)).toMatchObject({
      version: 4,
      precio: 9000,
      beneficios: ['Uno', 'Dos'],
    })
  })
})
