import { authState } from '@backoffice/shared'
import type { BackendKind } from '@backoffice/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { hostBackend, renderHost } from '../../testing/renderHost.tsx'
import {
  data,
  CODIGO,
  CONFIRMAR,
  VERIFICAR,
  CAMBIAR,
  NO_COINCIDE,
  type Host,
  type Backend,
  boton,
  digito,
  codigo,
  pedir,
  recibir,
  escribir,
  acertar,
  recupera,
} from '../../testing/recovery.testing.ts'

const kinds: BackendKind[] = ['ours', 'plain']
const WRONG = '1111'

describe.each(kinds)('recovery on a %s back end', (kind) => {
  const backend = hostBackend({ kind, data })
  const ours = kind === 'ours'
  beforeEach(() => recupera(backend))

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
    backend.knobs.failNext(VERIFICAR, 400, NO_COINCIDE)
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
    backend.knobs.failNext(VERIFICAR, 400, NO_COINCIDE)
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
