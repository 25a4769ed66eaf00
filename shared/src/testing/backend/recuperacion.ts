import { normalEmail, type UsuarioSesion } from '../../contract/index.ts'
import type { Data } from './data.ts'
import { Refusal, type Context, type Handlers } from './handler.ts'

/** The digits in the mail, the same for everyone. */
export const CODIGO = '4071'

/*
 * D28: our server returns a ticket, and accepts a new password only with the token that a correct code returned; the
 * plain contract returns the digits and trusts the e-mail. Tickets and tokens contain their owner, so nothing has to be
 * stored.
 */
const ticketOf = (email: string) => `ficha.${normalEmail(email)}`
const tokenOf = (email: string) => `recuperacion.${normalEmail(email)}`

const byEmail = ({ usuarios }: Data, email: string): UsuarioSesion | undefined =>
  usuarios.find((usuario) => normalEmail(usuario.email) === normalEmail(email))

const wrongCode = () => new Refusal(400, 'El código no coincide', { codigo: 'El código no coincide' })

export const recuperacion = {
  'POST /auth/confirmar_correo': ({ email }, { ours }) => ({
    msg: 'Si el correo tiene una cuenta, llegará un mensaje con un código de 4 dígitos',
    codigo: ours ? ticketOf(email) : CODIGO,
  }),
  'POST /auth/verificar_codigo': ({ email, ticket, codigo }, { data }) => {
    if (ticket !== ticketOf(email) || codigo !== CODIGO || !byEmail(data, email)) throw wrongCode()
    return { msg: 'Código correcto', token_recuperacion: tokenOf(email) }
  },
  'POST /auth/recuperar_password': ({ email, password, token_recuperacion }, context) => {
    const usuario = context.ours ? byToken(context, token_recuperacion) : byEmail(context.data, email ?? '')
    if (!usuario) throw new Refusal(400, 'La recuperación venció o ya se usó; hay que pedir otro código')
    context.data.contrasenas[usuario._id] = password
    context.sessions.endOf(usuario._id)
    return { msg: 'Contraseña cambiada' }
  },
} satisfies Partial<Handlers>

const byToken = ({ data }: Context, token: string | null | undefined) =>
  data.usuarios.find(({ email }) => tokenOf(email) === token)
