import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { api } from '../../../http/index.ts'
import { clearUnsaved, hasUnsaved, mayLeave } from '../../../remote/index.ts'
import { Link, useNavigate } from '../../../router/index.ts'
import { renderRemote, testBackend } from '../../../testing/index.ts'
import { UnsavedChangesDialog } from '../../../ui/dialog/index.ts'
import { useSave } from './useSave.ts'
import { useUnsavedChanges } from './useUnsavedChanges.ts'

const backend = testBackend()

function Formulario() {
  const [nombre, setNombre] = useState('')
  const [left, setLeft] = useState<boolean>()
  const navigate = useNavigate()
  const changes = useUnsavedChanges(nombre !== '')
  const { save } = useSave(() => api.post('/clientes/crear', { nombre }), { goTo: '/clientes' })
  return (
    <>
      <input aria-label="Nombre" value={nombre} onChange={(event) => setNombre(event.target.value)} />
      <button onClick={() => void save({})}>Guardar</button>
      <button onClick={() => void navigate(-1)}>Atrás</button>
      <button onClick={() => void mayLeave().then(setLeft)}>Cerrar sesión</button>
      <output>{`se va: ${left}`}</output>
      <Link to="/dashboard">Inicio</Link>
      <Link to="/clientes/nuevo?filas=5">La misma página</Link>
      <UnsavedChangesDialog changes={changes} />
    </>
  )
}

const open = () =>
  renderRemote(<Formulario />, {
    base: '/clientes/nuevo',
    path: ['/clientes', '/clientes/nuevo'],
    backend,
  })
const typed = async () => {
  const page = open()
  await page.user.type(screen.getByLabelText('Nombre'), 'Ana')
  return page
}
const inicio = () => screen.getByText('Inicio')
const button = (name: string) => screen.findByRole('button', { name })
const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())

it('[D62] leaves an unchanged form at once', async () => {
  const { user, address } = open()
  await user.click(inicio())
  expect(address()).toBe('/dashboard')
})

it('[D62] a link asks first; «Seguir editando» keeps what was typed, «Salir sin guardar» leaves', async () => {
  const { user, address } = await typed()
  await user.click(inicio())
  expect(await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' })).toBeVisible()
  await waitFor(async () => expect(await button('Seguir editando')).toHaveFocus())
  await user.click(await button('Seguir editando'))
  await closed()
  expect(address()).toBe('/clientes/nuevo')
  expect(screen.getByLabelText('Nombre')).toHaveValue('Ana')
  await user.click(inicio())
  await user.click(await button('Salir sin guardar'))
  await waitFor(() => expect(address()).toBe('/dashboard'))
  expect(hasUnsaved()).toBe(false)
})

it('[D62] Back asks as well, and Escape stays', async () => {
  const { user, address } = await typed()
  await user.click(await button('Atrás'))
  expect(await screen.findByRole('alertdialog')).toBeVisible()
  await waitFor(async () => expect(await button('Seguir editando')).toHaveFocus())
  await user.keyboard('{Escape}')
  await closed()
  expect(address()).toBe('/clientes/nuevo')
  await user.click(await button('Atrás'))
  await user.click(await button('Salir sin guardar'))
  await waitFor(() => expect(address()).toBe('/clientes'))
})

it('another query of the same page does not ask', async () => {
  const { user, address } = await typed()
  await user.click(screen.getByText('La misma página'))
  expect(address()).toBe('/clientes/nuevo?filas=5')
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

it('[D16] leaves without asking after a successful save, but asks after a failed one', async () => {
  const { user, address } = await typed()
  backend.knobs.failNext('/clientes/crear', 500, { msg: 'No se guardó' })
  await user.click(await button('Guardar'))
  await screen.findByText('No se guardó')
  await user.click(inicio())
  await user.click(await button('Seguir editando'))
  await closed()
  await user.click(await button('Guardar'))
  await waitFor(() => expect(address()).toBe('/clientes'))
})

it('closing the tab shows the browser’s own warning while there are unsaved changes', async () => {
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  const { user } = open()
  expect(closing()).toBe(false)
  await user.type(screen.getByLabelText('Nombre'), 'Ana')
  expect(closing()).toBe(true)
  clearUnsaved()
  expect(closing()).toBe(false)
})

it('signing out asks, too', async () => {
  const { user } = open()
  await user.click(await button('Cerrar sesión'))
  expect(await screen.findByText('se va: true')).toBeVisible()
  await user.type(screen.getByLabelText('Nombre'), 'Ana')
  await user.click(await button('Cerrar sesión'))
  await user.click(await button('Seguir editando'))
  expect(await screen.findByText('se va: false')).toBeInTheDocument()
  await closed()
  await user.click(await button('Cerrar sesión'))
  await user.click(await button('Salir sin guardar'))
  expect(await screen.findByText('se va: true')).toBeInTheDocument()
})
