import { api, authState, type CallOptions } from '@backoffice/shared'
import type { UsuarioDetalles } from '@backoffice/shared/contract'
import type { Edit } from '@backoffice/shared/resource'
import { iguales } from './permisos/permisos'
import { aCampos, deUsuario, type UsuarioForm } from './usuarioForm'

/** Creates a user of one's own empresa (U-03 to U-05), with permissions where the server keeps them. */
export const crearUsuario =
  (conPermisos: boolean) => (form: UsuarioForm, options: Pick<CallOptions, 'idempotencyKey'>) => {
    const body = { id_locatario: authState().empresa?._id ?? null, ...aCampos(form) }
    return api.post('/usuarios/crear', conPermisos ? { ...body, permisos: form.permisos } : body, options)
  }

/**
 * Sends the whole form (U-06), and the version it stands on (D41). Permissions go along once they, or the tipo that
 * they would follow, are others than before: what is shown is what holds then.
 */
export const editarUsuario =
  (conPermisos: boolean) =>
  ({ form, record }: Edit<UsuarioDetalles, UsuarioForm>) => {
    const before = deUsuario(record)
    const others = form.tipo !== before.tipo || !iguales(form.permisos, before.permisos)
    const body = {
      id: record._id,
      ...aCampos(form),
      ...(conPermisos && others && { permisos: form.permisos }),
      ...(record.version !== undefined && { version: record.version }),
    }
    return api.post('/usuarios/editar', body)
  }

/** Reads a user. */
export const pedirUsuario =
  (id: string) =>
  async (options: Pick<CallOptions, 'signal' | 'silent'>): Promise<UsuarioDetalles> =>
    (await api.post('/usuarios/detalles', { id }, options)).usuario
