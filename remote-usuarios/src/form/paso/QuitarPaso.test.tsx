import { renderRemote, testBackend, unId, unUsuario } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import module from '../../module.tsx'

const eva = unUsuario({ _id: unId(0x3001), nombre: 'Eva', email: 'eva@demo.mx' })
const open = async (backend: ReturnType<typeof testBackend>) => {
  const ada = unUsuario()
  backend.data.usuarios = [ada, eva]
  const page = renderRemote(module, {
    ...{ base: '/usuarios', path: ['/usuarios', `/usuarios/editar/${eva._id}`] },
    ...{ backend, usuario: ada },
  })
  await screen.findByRole('button', { name: 'Guardar' })
  return page
}

describe('with our server', () => {
  const backend = testBackend()
  const has = (activo: boolean) => backend.answers('POST /usuarios/ver_segundo_paso', () => ({ activo }))

  it('[E-17] a colleague’s second step is removed after a question', async () => {
    has(true)
    const { user } = await open(backend)
    await user.click(await screen.findByRole('button', { name: 'Quitar segundo paso' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/^Eva.* podrá entrar solo con su contraseña/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Quitar segundo paso' }))
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Quitar segundo paso' })).not.toBeInTheDocument(),
    )
    expect(backend.lastBody('/usuarios/quitar_segundo_paso')).toEqual({ id: eva._id })
  })

  it('[E-17] nothing is offered for who has none', async () => {
    has(false)
    await open(backend)
    await waitFor(() => expect(backend.callsTo('/usuarios/ver_segundo_paso')).toHaveLength(1))
    expect(screen.queryByRole('button', { name: 'Quitar segundo paso' })).not.toBeInTheDocument()
  })
})

describe('with a server of the plain contract', () => {
  const plain = testBackend({ kind: 'plain' })
  it('[E-17] [D38] nothing is asked', async () => {
    await open(plain)
    expect(plain.callsTo('/usuarios/ver_segundo_paso')).toEqual([])
  })
})
