import { etiquetaTipoUsuario } from '@backoffice/shared/format'
import { PERMISOS, tiene } from './permissions/permisos'
import { textos as permisos } from './permissions/permisos.textos'
import type { UsuarioForm } from './usuarioForm'

/** A field's value as people read it; null where there is none. */
export function valorDe(form: UsuarioForm, campo: keyof UsuarioForm): string | null {
  if (campo === 'tipo') return form.tipo === null ? null : etiquetaTipoUsuario(form.tipo)
  if (campo !== 'permisos') return form[campo] || null
  const given = PERMISOS.filter((permiso) => tiene(form.permisos, permiso))
  return given.map((permiso) => `${moduloDe(permiso)}: ${permisos.permisos[permiso]}`).join(' · ') || null
}

const moduloDe = (permiso: string) =>
  permisos.modulos[permiso.split('.', 1)[0] as keyof typeof permisos.modulos]
