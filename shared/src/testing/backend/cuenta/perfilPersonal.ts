import { badFields, Refusal, type Context, type Handlers } from '../handler.ts'
import { changed, changedBy, checkVersion, replaced, sentOf } from '../lists/rows.ts'
import { checkEmail } from '../secciones/usuarios.ts'
import { passwordOf } from './auth.ts'

// D32: our server requires the current password before the e-mail or the password changes.
function checkPresent({ ours, usuario, data }: Context, given: string | undefined): void {
  if (!ours || given?.normalize('NFC') === passwordOf(data, usuario._id)) return
  throw badFields({ password_actual: given === undefined ? MISSING : 'La contraseña actual no es correcta' })
}

const MISSING = 'Hace falta la contraseña actual para cambiar el correo o la contraseña'

/**
 * What a picture that is sent or removed changes.
 * @param what its name: `foto`
 */
export function picture(what: string, member: string, file: File | null, quitar: string | undefined) {
  if (file && quitar)
    throw badFields({ [`quitar_${what}`]: `${whole(what)} se quita o se cambia, no las dos cosas` })
  if (file && !file.type.startsWith('image/')) throw new Refusal(415, 'El archivo no es una imagen')
  if (!file && !quitar) return {}
  return { [member]: file && `/admin/descargas/${what}-${file.name}` }
}

const whole = (what: string) => (what === 'foto' ? 'La foto' : 'El logo')

export const perfilPersonal = {
  'POST /configuracion/editar_perfil_personal': (input, context) => {
    const { version, password, password_actual, quitar_foto, ...campos } = input
    const { usuario, data, file, ours } = context
    checkVersion(context, usuario, version, data.cambios[usuario._id])
    const otherEmail = campos.email !== undefined && campos.email !== usuario.email
    if (otherEmail || password) checkPresent(context, password_actual)
    checkEmail(context, campos.email, usuario._id)
    const photo = picture('foto', 'url_perfil_g', file, ours ? quitar_foto : undefined)
    const perfil = changed(usuario, { ...sentOf(campos), ...photo })
    data.usuarios = replaced(data.usuarios, perfil)
    // Named as they are now.
    changedBy({ ...context, usuario: perfil }, perfil)
    if (password) {
      data.contrasenas[usuario._id] = password
      context.sessions.endOf(usuario._id)
    }
    return { msg: 'Perfil guardado', perfil }
  },
} satisfies Partial<Handlers>
