import { emptyData, renderRemote, testBackend, unId, unUsuario } from '@backoffice/shared/testing'
import { screen, within } from '@testing-library/react'
import { UsuariosPage } from './UsuariosPage.tsx'

const BEGIN = '/usuarios/crear_lote'
const rosa = unUsuario()
const otros = ['Beto', 'Carla', 'Dora'].map((nombre, n) =>
  unUsuario({ _id: unId(n + 2), nombre, tipo: 1, email: `${nombre}@demo.mx` }),
)
const backend = testBackend({ data: () => ({ ...emptyData(), usuarios: structuredClone([rosa, ...otros]) }) })

async function eligiendo(path = '/usuarios') {
  const page = renderRemote(<UsuariosPage />, { base: '/usuarios', path, backend, usuario: rosa })
  await screen.findByRole('row', { name: /Beto/ })
  await page.user.click(screen.getByRole('button', { name: 'Seleccionar' }))
  const barra = within(await screen.findByRole('region', { name: 'Selección' }))
  const elegir = (nombre: string) =>
    page.user.click(screen.getByRole('checkbox', { name: new RegExp(`^Elegir ${nombre}`) }))
  const eliminar = async () => {
    await page.user.click(barra.getByRole('button', { name: 'Eliminar' }))
    const dialog = await screen.findByRole('alertdialog')
    await page.user.click(within(dialog).getByRole('button', { name: 'Si' }))
  }
  return { ...page, barra, elegir, eliminar }
}

afterEach(() => sessionStorage.clear())

describe('[E-09] many users at once', () => {
  it('are deleted after a question that says what it means, and come back with «Deshacer»', async () => {
    const { user, barra, elegir } = await eligiendo()
    expect(barra.getByRole('status')).toHaveTextContent('Ningún usuario seleccionado')
    await elegir('Beto')
    await elegir('Dora')
    expect(barra.getByRole('status')).toHaveTextContent('2 usuarios seleccionados')
    await user.click(barra.getByRole('button', { name: 'Eliminar' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Eliminar 2 usuarios' })
    expect(dialog).toHaveTextContent('Ya no podrán entrar; lo que hicieron se conserva.')
    await user.click(within(dialog).getByRole('button', { name: 'Si' }))
    expect(await screen.findByText('Se eliminaron 2 usuarios')).toBeVisible()
    expect(backend.lastBody(BEGIN)).toEqual({
      accion: 'eliminar',
      renglones: [2, 4].map((n) => ({ id: unId(n), version: 1 })),
    })
    expect(await screen.findByText('1–2 de 2')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Deshacer' }))
    expect(await screen.findByText('Se restauraron 2 usuarios')).toBeVisible()
    expect(await screen.findByText('1–4 de 4')).toBeVisible()
  })

  it('[D22] one’s own is told among those that could not be deleted, as for one', async () => {
    const { user, elegir, eliminar } = await eligiendo()
    await elegir('Rosa')
    await elegir('Carla')
    await eliminar()
    expect(await screen.findByText('Se eliminó 1 usuario')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Ver por qué' }))
    const dialog = await screen.findByRole('dialog', { name: 'Lo que no se pudo' })
    expect(within(dialog).getByRole('listitem')).toHaveTextContent(
      'Rosa Méndez: La cuenta propia no se puede eliminar',
    )
  })

  it('all that match the filter are named by it', async () => {
    const { user, barra, elegir, eliminar } = await eligiendo('/usuarios?tipo=1&filas=5')
    await elegir('Beto')
    await user.click(barra.getByRole('button', { name: 'Seleccionar los 3 usuarios de la lista' }))
    await eliminar()
    expect(await screen.findByText('Se eliminaron 3 usuarios')).toBeVisible()
    expect(backend.lastBody(BEGIN)).toEqual({
      accion: 'eliminar',
      filtro: {
        ...{ nombre: '', apellido_paterno: '', apellido_materno: '' },
        ...{ tipo: 1, fecha_inicio: null, fecha_fin: null },
      },
      esperados: 3,
    })
  })

  it('[D49] [D38] is not offered to who may not edit, nor where the server has no batches', async () => {
    const solo = unUsuario({ permisos: { usuarios: { ver: true } } })
    const page = { base: '/usuarios', path: '/usuarios', backend }
    const first = renderRemote(<UsuariosPage />, { ...page, usuario: solo })
    await screen.findByRole('row', { name: /Beto/ })
    expect(screen.queryByRole('button', { name: 'Seleccionar' })).not.toBeInTheDocument()
    first.unmount()
    renderRemote(<UsuariosPage />, { ...page, usuario: rosa, capacidades: ['/clientes/crear_lote'] })
    await screen.findByRole('row', { name: /Beto/ })
    expect(screen.queryByRole('button', { name: 'Seleccionar' })).not.toBeInTheDocument()
  })
})
