import { PASSWORD, useApi } from '../../../../test/api.ts'
import type { Holder } from '../../../platform/permisos/random.testing.ts'
import { newEmail } from '../usuarios.testing.ts'

/** An api for the tests of one file, with two users whose permissions each test sets. */
export function useAuthority() {
  /** The editor is signed in; new settings apply from its next request. */
  const editor = { id: '', token: '' }
  const target = { id: '', token: '' }
  const api = useApi({}, async (api) => {
    for (const who of [editor, target]) {
      const email = newEmail()
      who.id = await api.addUser({ email })
      who.token = await api.signIn(email)
    }
  })
  const set = (id: string, [tipo, permisos]: Holder) =>
    api.sql('update usuarios set tipo = $2, permisos = $3, eliminacion = null where _id = $1', [
      id,
      tipo,
      permisos && JSON.stringify(permisos),
    ])
  const as = (who: { token: string }) => ({ token: who.token })
  const edit = (campos: object, by = editor) =>
    api.call('POST /usuarios/editar', { id: target.id, ...campos }, as(by))
  const crear = (campos: object) => {
    const user = { nombre: 'X', apellido_paterno: 'Y', tipo: 1, email: newEmail(), password: PASSWORD }
    return api.call('POST /usuarios/crear', { ...user, ...campos }, as(editor))
  }

  return { api, editor, target, set, as, edit, crear }
}
