import { sessionEnded } from '@backoffice/shared'
import { act, screen } from '@testing-library/react'
import { hostBackend, renderHost } from '../../testing/renderHost.tsx'
import { forgetRecoveryLink, takeRecoveryLinks } from '../../session/recoveryLink.ts'
import { rosa, data, CAMBIAR, boton, recupera } from '../../testing/recovery.testing.ts'

describe('the mail’s link', () => {
  const backend = hostBackend({ data })
  beforeEach(() => recupera(backend))
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
    backend.knobs.failNext(CAMBIAR, 400, {
      msg: 'La recuperación venció o ya se usó; hay que pedir otro código',
    })
    const host = abrir('inventado')
    await host.user.type(await screen.findByLabelText('Nueva contraseña'), 'bicicleta azul{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('La recuperación venció')
    expect(screen.getByLabelText('Nueva contraseña')).toHaveValue('bicicleta azul')
    await host.user.click(boton('Pedir otro código'))
    expect(await screen.findByRole('button', { name: 'Enviar código' })).toBeVisible()
  })

  it('[E-16] that of an invitation asks for the first password; a used one says how to get another', async () => {
    backend.answers('POST /auth/recuperar_password', () => ({ msg: 'Contraseña guardada' }))
    const host = abrir('invitacion.rosa')
    expect(await screen.findByRole('heading', { name: 'Elegir la contraseña' })).toBeVisible()
    await host.user.type(screen.getByLabelText('Nueva contraseña'), 'bicicleta azul{Enter}')
    expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
    expect(backend.lastBody(CAMBIAR)).toEqual({
      ...{ password: 'bicicleta azul', token_recuperacion: 'invitacion.rosa' },
    })
    host.unmount()
    stop()
    backend.knobs.failNext(CAMBIAR, 400, { msg: 'La invitación venció o ya se usó' })
    const again = abrir('invitacion.rosa')
    await again.user.type(await screen.findByLabelText('Nueva contraseña'), 'otra bicicleta')
    await again.user.click(boton('Guardar contraseña'))
    expect(await screen.findByRole('alert')).toHaveTextContent('La invitación venció o ya se usó')
    await again.user.click(boton('Pedir otro código'))
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
