import { passwordOf } from './auth.ts'
import { badFields, Refusal, type Context, type Handlers } from './handler.ts'
import { changed, checkVersion, replaced, sentOf } from './rows.ts'
import { checkEmail } from './usuarios.ts'

// D32: our server requires the current password before the e-mail or the password changes.
function checkPresent({ ours, usuario, data }: Context, given: string | undefined): void {
  if (!ours || given?.normalize('NFC') === passwordOf(data, usuario._id)) return
  throw badFields({ password_actual: given === undefined ? MISSING : 'La contraseña actual no es correcta' })
}

function checkPhoto(file: File | null, quitar: string | undefined): void {
  if (file && quitar) throw badFields({ quitar_foto: 'La foto se quita o se cambia, no las dos cosas' })
  if (file && !file.type.startsWith('image/')) throw new Refusal(415, 'El archivo no es una imagen')
}

const MISSING = 'Hace falta la contraseña actual para cambiar el correo o la contraseña'

export const perfilPersonal = {
  'POST /configuracion/editar_perfil_personal': (input, context) => {
    const { version, password, password_actual, quitar_foto, ...campos } = input
    const { usuario, data, file, ours } = context
    checkVersion(context, usuario, version)
    const otherEmail = campos.email !== undefined && campos.email !== usuario.email
    if (otherEmail || password) checkPresent(context, password_actual)
    checkEmail(context, campos.email, usuario._id)
    checkPhoto(file, quitar_foto)
    const without = ours && quitar_foto && { url_perfil_g: null }
    const photo = file && { url_perfil_g: `/admin/descargas/foto-${file.name}` }
    const perfil = changed(usuario, { ...sentOf(campos), ...photo, ...without })
    data.usuarios = replaced(data.usuarios, perfil)
    if (password) {
      data.contrasenas[usuario._id] = password
      context.sessions.endOf(usuario._id)
    }
    return { msg: 'Perfil guardado', perfil }
  },
} satisfies Partial<Handlers>
