import { covers, effectivePermisos, grantedTo, plain, type UsuarioSesion } from '../../../contract/index.ts'
import { nombreCompleto } from '../../../format/index.ts'
import { badFields, Refusal, type Context, type Input } from '../handler.ts'
import { collection } from '../lists/collection.ts'
import { between } from '../lists/listing.ts'
import { containWords, matchesTexts } from '../lists/matching.ts'
import { changed, sentOf } from '../lists/rows.ts'

const grantedBy = ({ tipo, permisos }: UsuarioSesion) => grantedTo(tipo, permisos ?? null)

const OWN: Record<string, string> = {
  editar: 'Los datos propios se cambian en el perfil',
  eliminar: 'La cuenta propia no se puede eliminar',
}

/** Refuses to change or delete one's own user, and one with more permissions (D22). */
function may(target: UsuarioSesion, { usuario, ours }: Context, accion: string): void {
  const own = OWN[accion]
  if (ours && own && target._id === usuario._id) throw new Refusal(403, own)
  if (ours && !covers(grantedBy(usuario), grantedBy(target)))
    throw new Refusal(403, `Para ${accion} a este usuario hacen falta todos los permisos que tiene`)
}

/** Refuses an e-mail that another user has (D40). */
export function checkEmail({ data }: Context, email = '', own?: string): void {
  const taken = data.usuarios.some((one) => one._id !== own && plain(one.email) === plain(email))
  if (taken) throw new Refusal(409, TAKEN, { campos: { email: TAKEN } })
}

const TAKEN = 'El correo no está disponible'
const TAKEN_SINCE = 'Otro usuario ya tiene el correo de este; mientras lo tenga, no se puede restaurar'

export const usuarios = collection('usuarios', '/usuarios/*', {
  may,
  make: (input: Input<'POST /usuarios/crear'>, context, base) => {
    const { password, passwordConf: _conf, id_locatario: _tenant, invitar: _invited, ...campos } = input
    const permisos = input.permisos ?? effectivePermisos(input.tipo, null)
    // The tipo that may only be kept (D3).
    if (input.tipo === 7) throw badFields({ tipo: 'Debe ser 0 o 1' })
    checkEmail(context, input.email)
    context.data.contrasenas[base._id] = password ?? ''
    return { ...base, apellido_materno: null, url_perfil_g: null, ...sentOf(campos), permisos }
  },
  edit: (former, input: Input<'POST /usuarios/editar'>, context) => {
    const { password, email } = input
    checkEmail(context, email, former._id)
    const change = sentOf(input, 'id', 'version', 'password', 'passwordConf', 'id_locatario')
    if (!password) return change
    context.data.contrasenas[former._id] = password
    context.sessions.endOf(former._id)
    return changed(former, change)
  },
  unico: ['email', TAKEN_SINCE],
  matches: (usuario, input: Input<'POST /usuarios/listar'>) =>
    matchesTexts(usuario, input) &&
    containWords([nombreCompleto(usuario), usuario.email], input.texto) &&
    (!input.id || usuario._id === input.id) &&
    // 7 is shown as Administrador too (D3).
    (input.tipo === null || (input.tipo === 1) === (usuario.tipo === 1)) &&
    between(usuario.creacion, input.fecha_inicio, input.fecha_fin),
  detailed: (usuario, { ours }) => ({
    ...usuario,
    permisos: ours ? effectivePermisos(usuario.tipo, usuario.permisos ?? {}) : undefined,
  }),
})
