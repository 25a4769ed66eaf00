import { normalEmail } from '../../../contract/index.ts'
import { Refusal, type Handlers } from '../handler.ts'
import { byEmail } from './auth.ts'

/** The digits in the mail, the same for everyone. */
export const CODIGO = '4071'

/*
 * D28: our server returns a ticket, and accepts a new password only with the token that a correct code returned; the
 * plain contract returns the digits and trusts the e-mail. Tickets and tokens contain their owner, so nothing has to be
 * stored.
 */
const ticketOf = (email: string) => `ficha.${normalEmail(email)}`
const tokenOf = (email: string) => `recuperacion.${normalEmail(email)}`

export const recuperacion = {
  'POST /auth/confirmar_correo': ({ email }, { ours }) => ({
    msg: 'Si el correo tiene una cuenta, llegará un mensaje con un código de 4 dígitos',
    codigo: ours ? ticketOf(email) : CODIGO,
  }),
  'POST /auth/verificar_codigo': ({ email, ticket, codigo }, { data }) => {
    if (ticket !== ticketOf(email) || codigo !== CODIGO || !byEmail(data, email))
      throw new Refusal(400, 'El código no coincide', { codigo: 'El código no coincide' })
    return { msg: 'Código correcto', token_recuperacion: tokenOf(email) }
  },
  'POST /auth/recuperar_password': ({ email, password, token_recuperacion }, { data, ours, sessions }) => {
    const usuario = ours
      ? data.usuarios.find((one) => tokenOf(one.email) === token_recuperacion)
      : byEmail(data, email ?? '')
    if (!usuario) throw new Refusal(400, 'La recuperación venció o ya se usó; hay que pedir otro código')
    data.contrasenas[usuario._id] = password
    sessions.endOf(usuario._id)
    return { msg: 'Contraseña cambiada' }
  },
} satisfies Partial<Handlers>
