import { authState } from '@backoffice/shared'
import { screen, waitFor, within } from '@testing-library/react'
import { hostBackend } from '../../testing/renderHost.tsx'
import {
  data,
  CODIGO,
  CONFIRMAR,
  VERIFICAR,
  CAMBIAR,
  boton,
  digito,
  codigo,
  pedir,
  recibir,
  escribir,
  acertar,
  recupera,
} from '../../testing/recovery.testing.ts'

describe('refusals by the server', () => {
  const backend = hostBackend({ data })
  beforeEach(() => recupera(backend))

  it('[D28] too many mails: the sentence stays in the card', async () => {
    const host = await pedir(backend)
    const msg = 'Demasiados correos; probar de nuevo en 10 minutos'
    backend.knobs.failNext(CONFIRMAR, 429, { msg })
    await host.user.type(screen.getByRole('textbox', { name: 'Correo' }), 'rosa@demo.mx{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Correo' })).toHaveAccessibleDescription(msg),
    )
  })

  it.each([
    [400, 'El código venció o ya se usó; hay que pedir otro'],
    [429, 'Demasiados intentos con este código; hay que pedir otro'],
  ])('[D28] a code that is over (%d) says so in the server’s words', async (status, msg) => {
    const host = await recibir(backend)
    backend.knobs.failNext(VERIFICAR, status, { msg })
    await escribir(host, CODIGO)
    expect(await within(screen.getByRole('main')).findByText(msg)).toBeVisible()
    expect(screen.queryByText('El código no coincide')).not.toBeInTheDocument()
    expect(codigo()).toBe(CODIGO)
  })

  it('[D26] a password that the server refuses stays as typed, with its sentence at the field', async () => {
    const host = await acertar(backend)
    backend.knobs.failNext(CAMBIAR, 400, {
      msg: 'Hay datos que corregir',
      campos: { password: 'Debe tener al menos 8 caracteres' },
    })
    const contrasena = screen.getByLabelText('Nueva contraseña')
    await host.user.type(contrasena, 'corta{Enter}')
    await waitFor(() => expect(contrasena).toBeInvalid())
    expect(contrasena).toHaveAccessibleDescription(/Debe tener al menos 8 caracteres/)
    expect(contrasena).toHaveValue('corta')
    expect(screen.queryByRole('button', { name: 'Pedir otro código' })).not.toBeInTheDocument()
  })

  it('[D17] makes one call at a time, and cancels it on leaving', async () => {
    const host = await pedir(backend)
    const release = backend.knobs.hold(CONFIRMAR)
    await host.user.type(screen.getByRole('textbox', { name: 'Correo' }), 'rosa@demo.mx{Enter}{Enter}')
    await waitFor(() => expect(backend.callsTo(CONFIRMAR)).toHaveLength(1))
    await host.user.click(boton('Iniciar sesión'))
    release()
    expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
    expect(authState().codigo).toBeNull()
    expect(backend.callsTo(CONFIRMAR)).toHaveLength(1)
  })

  it('[D28] another code can be sent after 30 s; the counter is announced at intervals', async () => {
    const now = jest.spyOn(Date, 'now')
    const start = Date.now()
    now.mockImplementation(() => start)
    const host = await recibir(backend)
    await host.user.type(digito(1), '9')
    expect(screen.queryByRole('button', { name: 'Enviar otro código' })).not.toBeInTheDocument()
    expect(screen.getByText('Se puede pedir otro código en 30 segundos')).toHaveAttribute('role', 'status')
    now.mockImplementation(() => start + 30_000)
    await host.user.click(await screen.findByRole('button', { name: 'Enviar otro código' }))
    await waitFor(() => expect(backend.callsTo(CONFIRMAR)).toHaveLength(2))
    await waitFor(() => expect(codigo()).toBe(''))
    expect(await screen.findByText(/Se puede pedir otro código en 30 s\./)).toBeVisible()
    now.mockRestore()
  })
})
