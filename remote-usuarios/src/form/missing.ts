import type { UseFormReturn } from '@backoffice/shared/form'
import { empty, refuse } from '@backoffice/shared/resource'
import { textos } from './form.textos.ts'
import type { UsuarioForm } from './usuarioForm.ts'

const { obligatorio } = textos
const siempre = { nombre: obligatorio, apellido_paterno: obligatorio, email: obligatorio }

// A keyboard may write an accent as a character of its own; the server takes both forms for one password.
const same = (one: string, other: string) => one.normalize('NFC') === other.normalize('NFC')

/** Whether something prevents sending; shows the specification's sentences (U-04, U-06). */
export const missing =
  (form: UseFormReturn<UsuarioForm>, { nuevo }: { nuevo: boolean }) =>
  (values: UsuarioForm): boolean => {
    const { invitar } = values
    const { password, passwordConf } = invitar ? { password: '', passwordConf: '' } : values
    // A password may consist of blanks.
    const vacias = {
      ...(password === '' && { password: obligatorio }),
      ...(passwordConf === '' && { passwordConf: obligatorio }),
    }
    const faltan = { ...empty(values, siempre), ...(nuevo && !invitar && vacias) }
    const una = !nuevo && (password === '') !== (passwordConf === '')
    const distintas = password !== '' && passwordConf !== '' && !same(password, passwordConf)
    const said = Object.keys(faltan).length > 0 ? textos.faltan : una ? textos.ambas : textos.distintas
    return refuse(form, said, {
      ...faltan,
      ...(una && vacias),
      ...(distintas && { passwordConf: textos.distintas }),
    })
  }
