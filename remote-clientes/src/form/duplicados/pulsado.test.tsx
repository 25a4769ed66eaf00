import { api, useLoader } from '@backoffice/shared'
import { emptyData, testBackend, unCliente } from '@backoffice/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { coinciden } from './coinciden.testing.ts'
import { abrirNuevo, escribir, guardar, personal } from '../form.testing.tsx'

const RUTA = '/clientes/posibles_duplicados'
const ana = unCliente({ email: 'ana@correo.mx' })
const backend = testBackend({ data: () => ({ ...emptyData(), clientes: [ana] }) })
beforeEach(() => coinciden(backend))

const aviso = 'Puede que este cliente ya exista'
/** Waits until a query sent later has been answered. */
const llegaLaRespuesta = () => act(() => api.post(RUTA, { email: 'nadie@correo.mx' }, { silent: true }))

it('the hint does not move «Guardar» during a press: the click counts, and the hint appears afterwards', async () => {
  const { user } = abrirNuevo(backend)
  await waitFor(() => expect(useLoader.getState().pending).toBe(0))
  const letGo = backend.knobs.hold(RUTA)
  await escribir(user, personal('Correo'), 'ana@correo.mx')
  await waitFor(() => expect(backend.callsTo(RUTA)).toHaveLength(1))
  await user.pointer({ target: guardar(), keys: '[MouseLeft>]' })
  letGo()
  await llegaLaRespuesta()
  expect(screen.queryByText(aviso)).not.toBeInTheDocument()
  await user.pointer({ target: guardar(), keys: '[/MouseLeft]' })
  expect(await screen.findByText('El nombre es obligatorio')).toBeVisible()
  expect(await screen.findByText(aviso)).toBeVisible()
})
