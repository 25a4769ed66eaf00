import { emptyData, unUsuario } from '@backoffice/shared/testing'
import { screen } from '@testing-library/react'
import { type hostBackend, renderHost } from './renderHost.tsx'

export const rosa = unUsuario()
export const data = () => ({ ...emptyData(), usuarios: [rosa] })
export const CONFIRMAR = '/auth/confirmar_correo'
export const VERIFICAR = '/auth/verificar_codigo'
export const CAMBIAR = '/auth/recuperar_password'

/** The digits in the mail. */
export const CODIGO = '4071'
/** What a wrong code is answered. */
export const NO_COINCIDE = { msg: 'El código no coincide', campos: { codigo: 'El código no coincide' } }

/** Answers a recovery that goes well (D28): our server with a ticket and a token, a plain one with the digits. */
export function recupera(backend: Backend): void {
  const codigoDe = (email: string) => (backend.kind === 'ours' ? `ficha.${email}` : CODIGO)
  backend.answers('POST /auth/confirmar_correo', ({ email }) => ({
    ...{ msg: 'Si el correo tiene una cuenta, llegará un código', codigo: codigoDe(email) },
  }))
  backend.answers('POST /auth/verificar_codigo', ({ email }) => ({
    ...{ msg: 'Código correcto', token_recuperacion: `recuperacion.${email}` },
  }))
  backend.answers('POST /auth/recuperar_password', ({ password }, { data }) => {
    data.contrasenas[rosa._id] = password
    return { msg: 'Contraseña cambiada' }
  })
}

export type Host = ReturnType<typeof renderHost>
export type Backend = ReturnType<typeof hostBackend>

export const boton = (name: string) => screen.getByRole('button', { name })
export const digito = (n: number) => screen.getByRole('textbox', { name: `Dígito ${n} de 4` })
export const codigo = () => [1, 2, 3, 4].map((n) => (digito(n) as HTMLInputElement).value).join('')

export async function pedir(backend: Backend): Promise<Host> {
  const host = renderHost(backend, '/login', { usuario: null })
  await host.user.click(await screen.findByRole('button', { name: 'No recuerdas tu contraseña?' }))
  await screen.findByRole('button', { name: 'Enviar código' })
  return host
}

export async function recibir(backend: Backend): Promise<Host> {
  const host = await pedir(backend)
  await host.user.click(screen.getByRole('textbox', { name: 'Correo' }))
  await host.user.paste('rosa@demo.mx')
  await host.user.keyboard('{Enter}')
  await screen.findByRole('button', { name: 'Recuperar cuenta' })
  return host
}

export async function escribir(host: Host, texto: string) {
  await host.user.click(digito(1))
  await host.user.paste(texto)
  await host.user.keyboard('{Enter}')
}

export async function acertar(backend: Backend): Promise<Host> {
  const host = await recibir(backend)
  await escribir(host, CODIGO)
  await screen.findByRole('button', { name: 'Cambiar contraseña' })
  return host
}
