import { checkGiven, checkTarget } from './authority.ts'
import { collection } from './collection.ts'
import { Refusal, type Context, type Input } from './handler.ts'
import { between } from './listing.ts'
import { matchesName } from './matching.ts'
import { effective } from './permisos.ts'
import { changed, sentOf } from './rows.ts'

/** 409 when another user has this e-mail (D40). */
export function checkEmail({ data }: Context, email: string | undefined, own?: string): void {
  if (isTaken(data.usuarios, email, own))
    throw new Refusal(409, 'El correo no está disponible', { email: 'El correo no está disponible' })
}

const isTaken = (usuarios: { _id: string; email: string }[], email: string | undefined, own?: string) =>
  usuarios.some((one) => one._id !== own && one.email.toLowerCase() === email?.toLowerCase())

const EMAIL_TAKEN = 'Otro usuario ya tiene el correo de este; mientras lo tenga, no se puede restaurar'

interface Passwords {
  password?: string | undefined
  passwordConf?: string | undefined
}

function checkPasswords({ password, passwordConf }: Passwords): void {
  if (passwordConf === undefined || password === passwordConf) return
  const [campo, msg] =
    password === undefined
      ? (['password', 'Deben llenarse ambas contraseñas'] as const)
      : (['passwordConf', 'Las contraseñas no coinciden'] as const)
  throw new Refusal(400, msg, { [campo]: msg })
}

export const usuarios = collection('usuarios', '/usuarios/*', {
  uno: 'usuario',
  frases: ['El usuario no existe', 'Usuario creado', 'Usuario eliminado', 'Usuario restaurado'],
  edits: 'usuarios.editar',
  may: checkTarget,
  make: (input: Input<'POST /usuarios/crear'>, context, base) => {
    const { password, passwordConf: _conf, id_locatario: _tenant, ...campos } = input
    checkPasswords(input)
    const permisos = input.permisos ?? effective(input.tipo)
    checkGiven(context, { tipo: input.tipo, permisos })
    checkEmail(context, input.email)
    context.data.contrasenas[base._id] = password
    return { ...base, apellido_materno: null, url_perfil_g: null, ...sentOf(campos), permisos }
  },
  edit: (former, input: Input<'POST /usuarios/editar'>, context) => {
    const { tipo = former.tipo, permisos = former.permisos, password, email } = input
    checkPasswords(input)
    checkGiven(context, { tipo, permisos }, former)
    checkEmail(context, email, former._id)
    const change = sentOf(input, 'id', 'version', 'password', 'passwordConf', 'id_locatario')
    if (!password) return change
    context.data.contrasenas[former._id] = password
    context.sessions.endOf(former._id)
    return changed(former, change)
  },
  restorable: ({ email }, { data }) => {
    if (isTaken(data.usuarios, email)) throw new Refusal(409, EMAIL_TAKEN)
  },
  matches: (usuario, input: Input<'POST /usuarios/listar'>) =>
    matchesName(usuario, input) &&
    (!input.id || usuario._id === input.id) &&
    // 7 is shown as Administrador too (D3).
    (input.tipo === null || (input.tipo === 1) === (usuario.tipo === 1)) &&
    between(usuario.creacion, input.fecha_inicio, input.fecha_fin),
  detailed: (usuario, { ours }) => ({
    ...usuario,
    permisos: ours ? effective(usuario.tipo, usuario.permisos ?? {}) : undefined,
  }),
})
