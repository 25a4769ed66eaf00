import { permissionGroups } from '@backoffice/shared'
import { etiquetaTipoUsuario } from '@backoffice/shared/format'
import { Box } from '@backoffice/shared/ui'
import type { ReactNode } from 'react'
import { tiene } from './permisos/permisos.ts'
import type { UsuarioForm } from './usuarioForm.ts'

/** A field's value as people read it; null for an empty field. */
export function valueOf(form: UsuarioForm, campo: keyof UsuarioForm): ReactNode {
  if (campo === 'tipo') return form.tipo === null ? null : etiquetaTipoUsuario(form.tipo)
  // Only a new user has it.
  if (campo === 'invitar') return null
  if (campo !== 'permisos') return form[campo] || null
  const given = permissionGroups()
    .map(({ remote, title, permissions }) => ({
      remote,
      title,
      permisos: permissions.filter(({ permission }) => tiene(form.permisos, permission)),
    }))
    .filter(({ permisos }) => permisos.length > 0)
  if (given.length === 0) return null
  // One line for each permission, because people compare two trees by eye.
  return given.map(({ remote, title, permisos }) => (
    <Box key={remote}>
      {title}: {permisos.map(({ label }) => label).join(', ')}
    </Box>
  ))
}
