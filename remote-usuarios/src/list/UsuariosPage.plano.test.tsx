import { renderRemote, testBackend, unId, unUsuario } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import module from '../module.tsx'

const plain = testBackend({ kind: 'plain' })

const rosa = unUsuario()
const beto = unUsuario({ _id: unId(2), nombre: 'Beto', tipo: 1, email: 'beto@demo.mx' })

async function open(path = '/usuarios') {
  plain.data.usuarios = [rosa, beto]
  const page = renderRemote(module, { base: '/usuarios', path, backend: plain, usuario: rosa })
  await screen.findByText('beto@demo.mx')
  return page
}

describe('/usuarios on a plain back end', () => {
  it('[D38] [D45] [N-04] a filter sends only its own members, and there is no export', async () => {
    const { user } = await open()
    expect(screen.queryByRole('button', { name: 'Exportar' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Filtros de búsqueda' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Filtrar usuarios' }))
    await user.click(dialog.getByLabelText('Nombre'))
    await user.paste('beto')
    await user.click(dialog.getByRole('button', { name: 'Buscar' }))
    await waitFor(() => expect(screen.queryByText('rosa@demo.mx')).not.toBeInTheDocument())
    expect(plain.lastBody('/usuarios/listar')).toEqual({
      id: '',
      nombre: 'beto',
      apellido_paterno: '',
      apellido_materno: '',
      tipo: null,
      fecha_inicio: null,
      fecha_fin: null,
    })
  })

  it('[U-07] [D38] [N-04] a delete sends only the id', async () => {
    const { user } = await open('/usuarios?tipo=1')
    await user.click(screen.getByRole('button', { name: /^Eliminar/ }))
    await screen.findByRole('alertdialog', { name: 'Eliminar usuario' })
    await user.click(screen.getByRole('button', { name: 'Sí' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(plain.lastBody('/usuarios/eliminar')).toEqual({ id: beto._id })
    await waitFor(() => expect(screen.queryByText('beto@demo.mx')).not.toBeInTheDocument())
  })
})
