import { hoy } from '@backoffice/shared/format'
import { testBackend, unId, unUsuario } from '@backoffice/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import {
  kinds,
  CREAR,
  pista,
  ana,
  data,
  campo,
  boton,
  escribir,
  abrir,
  elegir,
} from './nuevaAsesoria.testing.tsx'

describe.each(kinds)('a client who comes with the address, on a %s back end', (kind) => {
  const backend = testBackend({ kind, data })
  const conAna = async () => {
    const page = abrir(backend, `?cliente=${ana._id}`)
    await screen.findByRole('heading', { name: 'Cliente elegido: Ana López Ruiz' })
    return page
  }

  it('[E-07] is chosen and shown in one line, and «Ver todo» unfolds the rest', async () => {
    const { user } = await conAna()
    expect(backend.lastBody('/clientes/detalles')).toEqual({ id: ana._id })
    expect(screen.getByText(`${ana.email} · La Espiga`)).toBeVisible()
    expect(screen.queryByText('Razón social')).not.toBeInTheDocument()
    expect(campo('Motivo')).toHaveFocus()
    const todo = boton('Ver todo')
    expect(todo).toHaveAttribute('aria-expanded', 'false')
    await user.click(todo)
    expect(screen.getByText('Razón social')).toBeVisible()
    await user.click(boton('Ver menos'))
    expect(screen.queryByText('Razón social')).not.toBeInTheDocument()
  })

  it('[E-07] the day is today, and only the motivo is left to type', async () => {
    const { user, address } = await conAna()
    await escribir(user, 'Motivo', 'Plan de ahorro')
    await user.click(boton('Guardar'))
    await waitFor(() => expect(address()).toBe('/asesorias'))
    expect(backend.lastBody(CREAR)).toEqual({
      cliente: ana._id,
      motivo: 'Plan de ahorro',
      fecha: hoy(),
      descripcion: '',
      ...(kind === 'ours' && { tipo: 0, asesor: unUsuario()._id }),
    })
  })

  it('[E-07] another client can be chosen; leaving without a change asks nothing', async () => {
    const { user, address } = await conAna()
    await user.click(boton('Elegir otro cliente'))
    expect(screen.getByText(pista)).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Cancelar' }))
    await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }))
    await waitFor(() => expect(address()).toBe('/asesorias'))
  })
})

describe('a client who comes with the address', () => {
  const backend = testBackend({ data })

  it('[E-07] tipo and asesor are offered in the same step, and leaving them untouched asks nothing', async () => {
    const { user, address } = abrir(backend, `?cliente=${ana._id}`)
    await user.click(await screen.findByRole('combobox', { name: /^Tipo/ }))
    await user.click(await screen.findByRole('option', { name: 'Nutricional' }))
    expect(screen.getByRole('combobox', { name: /^Asesor/ })).toBeVisible()
    // A frame after the choice the box has its focus again.
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    await escribir(user, 'Motivo', 'Dieta')
    await user.click(boton('Guardar'))
    await waitFor(() => expect(address()).toBe('/asesorias'))
    expect(backend.lastBody(CREAR)).toMatchObject({ tipo: 2 })
  })

  it('[E-07] a client who was deleted can’t be chosen; the page offers another choice', async () => {
    abrir(backend, `?cliente=${unId(99)}`)
    expect(await screen.findByText('El cliente no puede ser elegido')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Elegir otro cliente' })).toHaveAttribute(
      'href',
      '/asesorias/nueva',
    )
  })

  it('[E-07] [A-08] without a client in the address the page is as specified', async () => {
    const { user } = abrir(backend)
    await elegir(user)
    expect(campo('Fecha de creación')).toHaveValue('')
    expect(screen.queryByRole('combobox', { name: /^Tipo/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Ver todo' })).not.toBeInTheDocument()
    expect(backend.callsTo('/asesorias/listar_asesores')).toHaveLength(0)
  })
})
