import { hasCapacidad, hasPermission, useAuth } from '@backoffice/shared'
import { useFormContext, useWatch } from '@backoffice/shared/form'
import { etiquetaTipoUsuario } from '@backoffice/shared/format'
import { Accordion } from '@backoffice/shared/ui'
import { FormSection, PasswordField, TextField } from '@backoffice/shared/ui/form'
import { SelectField } from '@backoffice/shared/ui/select'
import { useMemo, useRef } from 'react'
import { InvitarField } from './acceso/InvitarField.tsx'
import { iguales, plantilla, useConPermisos } from './permisos/permisos.ts'
import { PermisosSection } from './permisos/PermisosSection.tsx'
import { textos } from './form.textos.ts'
import type { UsuarioForm } from './usuarioForm.ts'

interface Props {
  /** The user's current tipo: only a user who has 7 is offered it (D3). */
  tipo?: number
  /** A new user needs a password. */
  nuevo?: boolean
}

const { campos } = textos

/** The fields of a user, new or edited (U-03, U-09). */
export function UsuarioFields({ tipo, nuevo = false }: Props) {
  const { setValue, getValues, control } = useFormContext<UsuarioForm>()
  const invitar = useWatch({ control, name: 'invitar' })
  const conInvitacion = useAuth((auth) => nuevo && hasCapacidad(auth, 'usuarios.invitar'))
  const options = useMemo(
    () =>
      // Both 0 and 7 read «Administrador» (D66): whoever has 7 keeps it in the place of 0.
      [tipo === 7 ? 7 : 0, 1].map((value) => ({ value, label: etiquetaTipoUsuario(value) })),
    [tipo],
  )
  // The permissions before any box was ticked.
  const untouched = useRef(getValues('permisos'))
  const editor = useAuth((auth) => auth.usuario)
  const conPermisos = useConPermisos()

  // Until a box is ticked, the permissions follow the tipo.
  const onTipo = (chosen: number | null) => {
    const now = getValues('permisos')
    if (!conPermisos || chosen === null || !iguales(now, untouched.current)) return
    const next = plantilla(chosen, now, (permiso) => hasPermission(editor, permiso))
    untouched.current = next
    setValue('permisos', next, { shouldDirty: true })
  }

  return (
    <Accordion>
      <FormSection title={textos.datos}>
        <TextField name="nombre" label={campos.nombre} required maxLength={500} />
        <TextField name="apellido_paterno" label={campos.apellido_paterno} required maxLength={500} />
        <TextField name="apellido_materno" label={campos.apellido_materno} maxLength={500} />
        <SelectField
          name="tipo"
          label={campos.tipo}
          options={options}
          placeholder={textos.elegirTipo}
          onChange={onTipo}
        />
        <TextField name="email" label={campos.email} type="email" required full />
        <PasswordField
          name="password"
          label={campos.password}
          required={nuevo && !invitar}
          disabled={invitar}
          toggleWhenEmpty={false}
          {...(!nuevo && { hint: textos.sinCambio })}
        />
        <PasswordField
          name="passwordConf"
          label={campos.passwordConf}
          required={nuevo && !invitar}
          disabled={invitar}
          toggleWhenEmpty={false}
        />
        {conInvitacion && <InvitarField />}
      </FormSection>
      {conPermisos && <PermisosSection />}
    </Accordion>
  )
}
