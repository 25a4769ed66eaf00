import { etiquetaTipoUsuario } from '@backoffice/shared/format'
import { Box } from '@backoffice/shared/ui'
import type { ReactNode } from 'react'
import { MODULOS, permisosDe, tiene } from './permissions/permisos'
import { textos } from './permissions/permisos.textos'
import type { UsuarioForm } from './usuarioForm'

/** A field's value as people read it; null where there is none. */
export function valorDe(form: UsuarioForm, campo: keyof UsuarioForm): ReactNode {
  if (campo === 'tipo') return form.tipo === null ? null : etiquetaTipoUsuario(form.tipo)
  if (campo !== 'permisos') return form[campo] || null
  const given = MODULOS.map((modulo) => ({
    modulo,
    permisos: permisosDe(modulo).filter((permiso) => tiene(form.permisos, permiso)),
  })).filter(({ permisos }) => permisos.length > 0)
  if (given.length === 0) return null
  // A line each: two trees are compared by eye.
  return given.map(({ modulo, permisos }) => (
    <Box key={modulo}>
      {textos.modulos[modulo]}: {permisos.map((permiso) => textos.permisos[permiso]).join(', ')}
    </Box>
  ))
}
