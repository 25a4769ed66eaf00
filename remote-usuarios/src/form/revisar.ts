import { addAlert } from '@backoffice/shared'
import type { UseFormReturn } from '@backoffice/shared/form'
import { textos } from './usuario.textos'
import type { UsuarioForm } from './usuarioForm'

type Campo = 'nombre' | 'apellido_paterno' | 'email' | 'password' | 'passwordConf'

const siempre = ['nombre', 'apellido_paterno', 'email'] as const
const alCrear = [...siempre, 'password', 'passwordConf'] as const

/** Whether something stands in the way of sending; says what, with the specification's words (U-04, U-06). */
export function faltaAlgo(form: UseFormReturn<UsuarioForm>, values: UsuarioForm, which: 'nuevo' | 'editar') {
  const { password, passwordConf } = values
  const empty = (campo: Campo) =>
    campo.startsWith('password') ? values[campo] === '' : values[campo].trim() === ''
  const missing = (which === 'nuevo' ? alCrear : siempre).filter(empty)
  if (missing.length > 0) return refuse(form, textos.faltan, missing, textos.obligatorio)
  if ((password === '') !== (passwordConf === ''))
    return refuse(form, textos.ambas, [password === '' ? 'password' : 'passwordConf'], textos.obligatorio)
  if (password !== passwordConf) return refuse(form, textos.distintas, ['passwordConf'], textos.distintas)
  return false
}

function refuse(form: UseFormReturn<UsuarioForm>, said: string, campos: readonly Campo[], atField: string) {
  addAlert(said, 'danger')
  campos.forEach((campo, i) => form.setError(campo, { message: atField }, { shouldFocus: i === 0 }))
  return true
}
