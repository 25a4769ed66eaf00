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
  const problems: Problem[] = missing.map((campo) => [campo, textos.faltan, textos.obligatorio])
  if (which === 'editar' && (password === '') !== (passwordConf === ''))
    problems.push([password === '' ? 'password' : 'passwordConf', textos.ambas, textos.obligatorio])
  else if (password !== '' && passwordConf !== '' && password !== passwordConf)
    problems.push(['passwordConf', textos.distintas, textos.distintas])
  const [first] = problems
  if (first) addAlert(first[1], 'danger')
  problems.forEach(([campo, , message], i) => form.setError(campo, { message }, { shouldFocus: i === 0 }))
  return first !== undefined
}

/** At which field, what the alert says of it, and what stands there. */
type Problem = [campo: Campo, said: string, atField: string]
