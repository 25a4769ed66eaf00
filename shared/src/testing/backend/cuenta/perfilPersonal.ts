import { badFields, type Handlers } from '../handler.ts'
import { changed, changedBy, checkVersion, replaced, sentOf } from '../lists/rows.ts'
import { checkEmail } from '../secciones/usuarios.ts'
import { passwordOf } from './auth.ts'

const MISSING = 'Hace falta la contraseña actual para cambiar el correo o la contraseña'

export const perfilPersonal = {
  'POST /configuracion/editar_perfil_personal': (input, context) => {
    const { version, password, password_actual: given, quitar_foto, ...campos } = input
    const { usuario, data, file, ours } = context
    checkVersion(context, usuario, version)
    const otherEmail = campos.email !== undefined && campos.email !== usuario.email
    // D32: our server requires the current password before the e-mail or the password changes.
    if (ours && (otherEmail || password) && given !== passwordOf(data, usuario._id))
      throw badFields({ password_actual: given ? 'La contraseña actual no es correcta' : MISSING })
    checkEmail(context, campos.email, usuario._id)
    const url_perfil_g = file ? `/admin/descargas/foto-${file.name}` : null
    const perfil = changed(usuario, { ...sentOf(campos), ...((file || quitar_foto) && { url_perfil_g }) })
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
