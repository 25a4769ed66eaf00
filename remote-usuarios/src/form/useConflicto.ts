import type { Permisos, UsuarioDetalles } from '@backoffice/shared/contract'
import { etiquetaTipoUsuario } from '@backoffice/shared/format'
import { useConflict } from '@backoffice/shared/resource'
import { PERMISOS, tiene } from './permissions/permisos'
import { textos as permisos } from './permissions/permisos.textos'
import { pedirUsuario, type Edicion } from './editarUsuario'
import { textos } from './usuario.textos'
import { deUsuario, type UsuarioForm } from './usuarioForm'

/** The form with its permissions in one text: two trees are compared whole. */
type Plana = Omit<UsuarioForm, 'permisos'> & { permisos: string }

const aplanar = (form: UsuarioForm): Plana => ({ ...form, permisos: JSON.stringify(form.permisos) })
const desplegar = (plana: Plana): UsuarioForm => ({
  ...plana,
  permisos: JSON.parse(plana.permisos) as Permisos,
})

const reglas = {
  read: ({ _id }: UsuarioDetalles) => pedirUsuario(_id)({ silent: true }),
  toForm: (usuario: UsuarioDetalles) => aplanar(deUsuario(usuario)),
}

/** What somebody else saved while this form was open (D41), with its fields as people read them. */
export function useConflicto() {
  const { versions, differences, onFailed, resolve, ...conflict } = useConflict<UsuarioDetalles, Plana>(
    reglas,
  )
  const fields = versions
    ? differences.map(({ field, clash }) => ({
        label: textos.campos[field],
        clash,
        before: valorDe(versions.base, field),
        mine: valorDe(versions.mine, field),
        theirs: valorDe(versions.theirs, field),
      }))
    : []
  return {
    ...conflict,
    fields,
    onFailed: (error: Parameters<typeof onFailed>[0], { form, record }: Edicion) =>
      onFailed(error, { form: aplanar(form), record }),
    resolve: (prefer: 'mine' | 'theirs'): Edicion | null => {
      const next = resolve(prefer)
      return next && { form: desplegar(next.form), record: next.record }
    },
  }
}

function valorDe(form: Plana, field: keyof Plana): string | null {
  if (field === 'tipo') return form.tipo === null ? null : etiquetaTipoUsuario(form.tipo)
  if (field !== 'permisos') return form[field] || null
  const tree = desplegar(form).permisos
  const given = PERMISOS.filter((permiso) => tiene(tree, permiso))
  return given.map((permiso) => `${moduloDe(permiso)}: ${permisos.permisos[permiso]}`).join(' · ') || null
}

const moduloDe = (permiso: string) =>
  permisos.modulos[permiso.split('.', 1)[0] as keyof typeof permisos.modulos]
