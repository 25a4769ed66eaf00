import { renderRemote, testBackend, unId, unUsuario } from '@backoffice/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import module from '../module.tsx'

const backend = testBackend()
const filtrada = '/usuarios?filas=5&nombre=be&tipo=1'
const nombres = ['Beto', 'Berta', 'Carla']

async function abrir() {
  backend.data.usuarios = [
    unUsuario(),
    ...nombres.map((nombre, n) =>
      unUsuario({ _id: unId(n + 2), nombre, apellido_paterno: 'Díaz', tipo: 1, email: `${nombre}@demo.mx` }),
    ),
  ]
  const page = renderRemote(module, { base: '/usuarios', path: filtrada, backend })
  const fila = async (nombre: string) => within(await screen.findByRole('row', { name: new RegExp(nombre) }))
  const enLista = async () => {
    await waitFor(() => expect(page.address()).toBe(filtrada))
    await fila('Beto')
    expect(screen.queryByRole('row', { name: /Carla/ })).not.toBeInTheDocument()
  }
  const editar = async () => {
    await page.user.click((await fila('Beto')).getByRole('link', { name: /^Editar / }))
    await screen.findByRole('button', { name: 'Guardar' })
  }
  return { ...page, fila, enLista, editar }
}

describe('the filter of /usuarios', () => {
  it('[E-03] [U-07] survives an edit that is saved, «Cancelar» and Back', async () => {
    const { user, editar, enLista, router } = await abrir()
    await editar()
    await user.type(screen.getByRole('textbox', { name: /^Apellido materno/ }), 'X')
    await user.click(screen.getByRole('button', { name: 'Guardar' }))
    await enLista()
    await editar()
    await user.click(screen.getByRole('link', { name: 'Cancelar' }))
    await enLista()
    await editar()
    await act(() => router.navigate(-1))
    await enLista()
  })

  it('[E-03] [U-02] survives a delete and a new user who is given up', async () => {
    const { user, fila, enLista } = await abrir()
    await user.click((await fila('Berta')).getByRole('button', { name: /^Eliminar / }))
    await user.click(await screen.findByRole('button', { name: 'Sí' }))
    await waitFor(() => expect(screen.queryByRole('row', { name: /Berta/ })).not.toBeInTheDocument())
    await enLista()
    await user.click(screen.getByRole('link', { name: 'Agregar usuario' }))
    await user.click(await screen.findByRole('link', { name: 'Cancelar' }))
    await enLista()
  })

  it('[E-03] goes alone: the name and the page size stay', async () => {
    const { user, address, fila } = await abrir()
    await fila('Beto')
    await user.click(screen.getByRole('button', { name: /^Quitar filtro Tipo: / }))
    await waitFor(() => expect(address()).toBe('/usuarios?filas=5&nombre=be'))
    expect(backend.lastBody('/usuarios/listar')).toMatchObject({ nombre: 'be', tipo: null, filas: 5 })
  })
})
