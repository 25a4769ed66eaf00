import { emptyData, renderRemote, testBackend, unCliente, unId } from '@backoffice/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import module from '../module.tsx'

const filtrada = '/clientes?nombre=ana&celular=33&orden=nombre'
const clientes = ['Ana', 'Anabel', 'Beatriz'].map((nombre, n) => unCliente({ _id: unId(n + 1), nombre }))
const backend = testBackend({ data: () => ({ ...emptyData(), clientes }) })

const abrir = async (path = filtrada) => {
  const page = renderRemote(module, { base: '/clientes', path, backend })
  await screen.findByRole('row', { name: /Anabel/ })
  const enLista = async () => {
    await waitFor(() => expect(page.address()).toBe(filtrada))
    expect(await screen.findByRole('row', { name: /Anabel/ })).toBeVisible()
    expect(screen.queryByRole('row', { name: /Beatriz/ })).not.toBeInTheDocument()
  }
  const editar = async () => {
    const fila = within(screen.getByRole('row', { name: /Anabel/ }))
    await page.user.click(fila.getByRole('link', { name: /^Editar / }))
    await screen.findByRole('button', { name: 'Guardar' })
  }
  return { ...page, enLista, editar }
}
const boton = (name: string) => screen.getByRole('button', { name })

describe('the filter of /clientes', () => {
  it('[E-03] [F-10] survives an edit that is saved', async () => {
    const { user, editar, enLista } = await abrir()
    await editar()
    await user.type(screen.getByRole('textbox', { name: /^Puesto/ }), 'X')
    await user.click(boton('Guardar'))
    await enLista()
  })

  it('[E-03] [F-12] survives «Cancelar», and a client who is not there any more', async () => {
    const { user, editar, enLista, router } = await abrir()
    await editar()
    await user.click(screen.getByRole('link', { name: 'Cancelar' }))
    await enLista()
    await act(() => router.navigate(`/clientes/editar/${unId(77)}`))
    await user.click(await screen.findByRole('link', { name: /^Volver / }))
    await enLista()
  })

  it('[E-03] survives a new client', async () => {
    const { user, enLista } = await abrir()
    await user.click(screen.getByRole('link', { name: 'Agregar cliente' }))
    await user.type(await screen.findByRole('textbox', { name: /^Nombre$|^Nombre\*/ }), 'Celia')
    await user.click(boton('Guardar'))
    await enLista()
  })

  it('[E-03] survives a delete, and Back from a row', async () => {
    const { user, enLista, editar, router } = await abrir()
    const ana = within(screen.getByRole('row', { name: /^Ana L/ }))
    await user.click(ana.getByRole('button', { name: /^Eliminar / }))
    await user.click(await screen.findByRole('button', { name: 'Si' }))
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Ana L/ })).not.toBeInTheDocument())
    await enLista()
    await editar()
    await act(() => router.navigate(-1))
    await enLista()
  })

  it('[E-03] goes alone: the other filter and the order stay', async () => {
    const { user, address } = await abrir()
    await user.click(boton('Quitar filtro Nombre: «ana»'))
    expect(await screen.findByRole('row', { name: /Beatriz/ })).toBeVisible()
    expect(address()).toBe('/clientes?orden=nombre&celular=33')
    expect(backend.lastBody('/clientes/listar')).toMatchObject({ nombre: '', celular: '33', orden: 'nombre' })
  })

  it('[E-03] [C-11] does not come back from the menu', async () => {
    const { router, editar, user, address } = await abrir()
    await act(() => router.navigate('/clientes'))
    expect(await screen.findByRole('row', { name: /Beatriz/ })).toBeVisible()
    await editar()
    await user.click(screen.getByRole('link', { name: 'Cancelar' }))
    await waitFor(() => expect(address()).toBe('/clientes'))
  })
})
