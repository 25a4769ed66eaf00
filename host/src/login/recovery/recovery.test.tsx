import { authState, sessionEnded } from '@backoffice/shared'
import { CODIGO, emptyData, unUsuario, type BackendKind } from '@backoffice/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { hostBackend, renderHost } from '../../testing/renderHost.tsx'
import { forgetRecoveryLink, takeRecoveryLinks } from '../recoveryLink.ts'

const kinds: BackendKind[] = ['ours', 'plain']
const rosa = unUsuario()
const data = () => ({ ...emptyData(), usuarios: [rosa] })
const CONFIRMAR = '/auth/confirmar_correo'
const VERIFICAR = '/auth/verificar_codigo'
const CAMBIAR = '/auth/recuperar_password'
const WRONG = '1111'

type Host = ReturnType<typeof renderHost>
type Backend = ReturnType<typeof hostBackend>

const boton = (name: string) => screen.getByRole('button', { name })
const digito = (n: number) => screen.getByRole('textbox', { name: `Dígito ${n} de 4` })
const codigo = () => [1, 2, 3, 4].map((n) => (digito(n) as HTMLInputElement).value).join('')

async function pedir(backend: Backend): Promise<Host> {
  const host = renderHost(backend, '/login', { usuario: null })
  await host.user.click(await screen.findByRole('button', { name: 'No recuerdas tu contraseña?' }))
  await screen.findByRole('button', { name: 'Enviar código' })
  return host
}

async function recibir(backend: Backend): Promise<Host> {
  const host = await pedir(backend)
  await host.user.click(screen.getByRole('textbox', { name: 'Correo' }))
  await host.user.paste('rosa@demo.mx')
  await host.user.keyboard('{Enter}')
  await screen.findByRole('button', { name: 'Recuperar cuenta' })
  return host
}

async function escribir(host: Host, texto: string) {
  await host.user.click(digito(1))
  await host.user.paste(texto)
  await host.user.keyboard('{Enter}')
}

async function acertar(backend: Backend): Promise<Host> {
  const host = await recibir(backend)
  await escribir(host, CODIGO)
  await screen.findByRole('button', { name: 'Cambiar contraseña' })
  return host
}

describe.each(kinds)('recovery on a %s back end', (kind) => {
  const backend = hostBackend({ kind, data })
  const ours = kind === 'ours'

  it('[L-04] [L-09] explains what will be sent, starts empty, and Enter sends the e-mail as typed', async () => {
    const host = renderHost(backend, '/login', { usuario: null })
    await host.user.type(await screen.findByRole('textbox', { name: 'Correo' }), 'otra@demo.mx')
    await host.user.click(boton('No recuerdas tu contraseña?'))
    expect(await screen.findByText(/Se enviará un código de 4 dígitos/)).toBeVisible()
    const correo = screen.getByRole('textbox', { name: 'Correo' })
    expect(correo).toHaveValue('')
    expect(correo).toHaveFocus()
    expect(correo).toHaveAttribute('autocomplete', 'username')
    await host.user.paste('no es un correo')
    await host.user.keyboard('{Enter}')
    expect(await screen.findByRole('button', { name: 'Recuperar cuenta' })).toBeVisible()
    expect(backend.lastBody(CONFIRMAR)).toEqual({ email: 'no es un correo' })
    expect(authState().codigo).toBe(ours ? 'ficha.no es un correo' : CODIGO)
  })

  it('[L-04] without an e-mail it shows an error at the field and makes no call', async () => {
    const { user } = await pedir(backend)
    await user.type(screen.getByRole('textbox', { name: 'Correo' }), '  {Enter}')
    const correo = screen.getByRole('textbox', { name: 'Correo' })
    expect(correo).toHaveAccessibleDescription('Hace falta el correo de la cuenta')
    expect(correo).toHaveFocus()
    expect(backend.callsTo(CONFIRMAR)).toHaveLength(0)
    await user.type(correo, 'r')
    expect(correo).toBeValid()
  })

  it('[L-05] four boxes of one digit: a digit moves to the next one, backspace goes back, a paste fills all', async () => {
    const { user } = await recibir(backend)
    expect(digito(1)).toHaveFocus()
    expect(digito(1)).toHaveAttribute('autocomplete', 'one-time-code')
    expect(digito(1)).toHaveAttribute('inputmode', 'numeric')
    expect(screen.getByRole('group', { name: 'Código de 4 dígitos' })).toBeVisible()
    await user.keyboard('12x')
    expect(codigo()).toBe('12')
    expect(digito(3)).toHaveFocus()
    await user.keyboard('{Backspace}')
    expect(codigo()).toBe('1')
    expect(digito(2)).toHaveFocus()
    await user.keyboard('{ArrowLeft}5')
    expect(codigo()).toBe('5')
    await user.paste(' 40 71 ')
    expect(codigo()).toBe(CODIGO)
    expect(digito(4)).toHaveFocus()
  })

  it('[L-06] [D28] a wrong code: «El código no coincide», and what was typed stays', async () => {
    const host = await recibir(backend)
    await escribir(host, WRONG)
    expect(await screen.findByRole('alert')).toHaveTextContent('El código no coincide')
    expect(codigo()).toBe(WRONG)
    await waitFor(() => expect(digito(1)).toHaveFocus())
    expect(digito(1)).toBeInvalid()
    expect(backend.callsTo(VERIFICAR)).toHaveLength(ours ? 1 : 0)
    await host.user.paste(CODIGO)
    expect(digito(1)).toBeValid()
    await host.user.keyboard('{Enter}')
    expect(await screen.findByLabelText('Nueva contraseña')).toHaveFocus()
  })

  it('[L-05] [L-06] a digit can be typed over an identical one', async () => {
    const host = await recibir(backend)
    await escribir(host, '4011')
    await waitFor(() => expect(digito(1)).toHaveFocus())
    await host.user.keyboard('4')
    expect(digito(2)).toHaveFocus()
    await host.user.keyboard('071')
    expect(codigo()).toBe(CODIGO)
  })

  it('[L-05] a keyboard that composes finishes its digit before the next box takes the focus', async () => {
    await recibir(backend)
    const box = digito(1) as HTMLInputElement
    fireEvent.compositionStart(box)
    fireEvent.input(box, { target: { value: '４' }, isComposing: true })
    expect(box).toHaveValue('４')
    fireEvent.keyDown(box, { key: 'Backspace', isComposing: true })
    expect(box).toHaveValue('４')
    expect(box).toHaveFocus()
    fireEvent.compositionEnd(box, { data: '４' })
    expect(codigo()).toBe('4')
    expect(digito(2)).toHaveFocus()
  })

  it('[L-06] [D28] three digits are no code, and do not count as an attempt', async () => {
    const host = await recibir(backend)
    await escribir(host, '407')
    expect(await screen.findByRole('alert')).toHaveTextContent('El código no coincide')
    expect(backend.callsTo(VERIFICAR)).toHaveLength(0)
  })

  it('[L-06] [L-07] [L-09] [N-04] the right code, a new password, and back to signing in with the server’s sentence', async () => {
    const host = await acertar(backend)
    expect(screen.getByText('Código correcto')).toBeVisible()
    if (ours) {
      expect(backend.lastBody(VERIFICAR)).toEqual({
        email: 'rosa@demo.mx',
        ticket: 'ficha.rosa@demo.mx',
        codigo: CODIGO,
      })
    } else expect(backend.callsTo(VERIFICAR)).toHaveLength(0)

    const contrasena = screen.getByLabelText('Nueva contraseña')
    expect(contrasena).toHaveAttribute('autocomplete', 'new-password')
    await host.user.type(contrasena, 'bicicleta azul')
    await host.user.click(boton('Mostrar contraseña'))
    expect(contrasena).toHaveAttribute('type', 'text')
    await host.user.type(contrasena, '{Enter}')
    expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
    expect(screen.getByText('Contraseña cambiada')).toBeVisible()
    expect(backend.lastBody(CAMBIAR)).toEqual({
      email: 'rosa@demo.mx',
      password: 'bicicleta azul',
      ...(ours && { token_recuperacion: 'recuperacion.rosa@demo.mx' }),
    })
    expect(authState().codigo).toBeNull()

    await host.user.click(screen.getByRole('textbox', { name: 'Correo' }))
    await host.user.paste('rosa@demo.mx')
    await host.user.type(screen.getByLabelText('Contraseña'), 'bicicleta azul{Enter}')
    expect(await screen.findByText('Sección en desarrollo')).toBeVisible()
  })

  it.each<[string, (backend: Backend) => Promise<Host>]>([
    ['the e-mail', pedir],
    ['the code', recibir],
    ['the new password', acertar],
  ])('[L-08] «Iniciar sesión» resets from %s', async (_, reach) => {
    const host = await reach(backend)
    await host.user.click(boton('Iniciar sesión'))
    expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
    expect(screen.getByLabelText('Contraseña')).toHaveValue('')
    await waitFor(() => expect(authState().codigo).toBeNull())
    await host.user.click(boton('No recuerdas tu contraseña?'))
    expect(screen.getByRole('textbox', { name: 'Correo' })).toHaveValue('')
  })

  it('[D35] keeps everything typed in every mode when no answer comes', async () => {
    const host = await pedir(backend)
    backend.knobs.dropNext(CONFIRMAR)
    await host.user.type(screen.getByRole('textbox', { name: 'Correo' }), 'rosa@demo.mx{Enter}')
    expect(await screen.findByText('Sin conexión con el servidor')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Correo' })).toHaveValue('rosa@demo.mx')
    await host.user.click(boton('Enviar código'))
    await screen.findByRole('button', { name: 'Recuperar cuenta' })
    await escribir(host, CODIGO)
    const contrasena = await screen.findByLabelText('Nueva contraseña')
    backend.knobs.dropNext(CAMBIAR)
    await host.user.type(contrasena, 'bicicleta azul{Enter}')
    expect(await screen.findByText('Sin conexión con el servidor')).toBeVisible()
    expect(contrasena).toHaveValue('bicicleta azul')
  })
})

describe('refusals by the server', () => {
  const backend = hostBackend({ data })

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

describe('the mail’s link', () => {
  const backend = hostBackend({ data })
  let stop = () => undefined as void
  afterEach(() => {
    stop()
    act(() => forgetRecoveryLink())
  })

  function abrir(token: string, usuario: Parameters<typeof renderHost>[2] = { usuario: null }) {
    window.history.replaceState(null, '', `/login#recuperar=${token}`)
    stop = takeRecoveryLinks()
    expect(window.location.hash).toBe('')
    return renderHost(backend, window.location.pathname + window.location.hash, usuario)
  }

  it('[D28] [L-07] opens the new-password form and removes the token from the address at once', async () => {
    const host = abrir('recuperacion.rosa@demo.mx')
    const contrasena = await screen.findByLabelText('Nueva contraseña')
    expect(window.location.href).not.toContain('recuperacion')
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('recuperacion')
    await host.user.type(contrasena, 'bicicleta azul{Enter}')
    expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
    expect(backend.lastBody(CAMBIAR)).toEqual({
      password: 'bicicleta azul',
      token_recuperacion: 'recuperacion.rosa@demo.mx',
    })
    expect(backend.data.contrasenas[rosa._id]).toBe('bicicleta azul')
  })

  it('[D28] works in a tab that already shows the sign-in', async () => {
    stop = takeRecoveryLinks()
    renderHost(backend, '/login', { usuario: null })
    await screen.findByRole('heading', { name: 'Iniciar sesión' })
    await act(async () => {
      const changed = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }))
      window.location.hash = '#recuperar=recuperacion.rosa@demo.mx'
      await changed
    })
    expect(await screen.findByLabelText('Nueva contraseña')).toBeVisible()
    expect(window.location.hash).toBe('')
  })

  it('[D28] a used or wrong link says so on submit, and offers another code', async () => {
    const host = abrir('inventado')
    await host.user.type(await screen.findByLabelText('Nueva contraseña'), 'bicicleta azul{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('La recuperación venció')
    expect(screen.getByLabelText('Nueva contraseña')).toHaveValue('bicicleta azul')
    await host.user.click(boton('Pedir otro código'))
    expect(await screen.findByRole('button', { name: 'Enviar código' })).toBeVisible()
  })

  it('[G-15] a signed-in person goes to the dashboard, and the form is gone after signing out', async () => {
    const host = abrir('recuperacion.rosa@demo.mx', { usuario: rosa })
    expect(await screen.findByText('Sección en desarrollo')).toBeVisible()
    expect(host.address()).toBe('/dashboard')
    backend.endSessions()
    act(() => sessionEnded())
    expect(await screen.findByLabelText('Contraseña')).toBeVisible()
    expect(screen.queryByLabelText('Nueva contraseña')).not.toBeInTheDocument()
  })
})
