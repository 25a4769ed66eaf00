import { useWatch } from '@backoffice/shared/form'
import { PasswordField } from '@backoffice/shared/ui/form'
import { textos } from './perfil.textos.ts'
import { pideConfirmar, type PerfilForm, type Persona } from './perfilForm.ts'

/** «Contraseña actual», required once the person changes the e-mail or the password (D32). */
export function ContrasenaActual({ now }: { now: Persona }) {
  const [email, password] = useWatch<PerfilForm, ['email', 'password']>({ name: ['email', 'password'] })
  if (!pideConfirmar({ email, password }, now)) return null
  return (
    <PasswordField
      name="password_actual"
      label={textos.campos.passwordActual}
      autoComplete="current-password"
      hint={textos.confirmar}
    />
  )
}
