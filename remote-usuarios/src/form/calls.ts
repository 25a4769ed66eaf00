import { api, authState, type CallOptions } from '@backoffice/shared'
import type { UsuarioDetalles } from '@backoffice/shared/contract'
import type { Edit } from '@backoffice/shared/resource'
import { iguales } from './permisos/permisos.ts'
import { aCampos, deUsuario, type UsuarioForm } from './usuarioForm.ts'

/** Creates a user in the person's own empresa (U-03 to U-05), with permissions if the server supports them. */
export const crearUsuario =
  (conPermisos: boolean) => (form: UsuarioForm, options: Pick<CallOptions, 'idempotencyKey'>) => {
    const body = {
      id_locatario: authState().empresa?._id ?? null,
      ...aCampos(form),
      ...(form.invitar && { invitar: true }),
    }
    return api.post('/usuarios/crear', conPermisos ? { ...body, permisos: form.permisos } : body, options)
  }

/**
 * Sends the whole form (U-06), and the version that it is based on (D41). It includes permissions if they, or the tipo
 * that determines them, have changed, so that the result matches what is shown.
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
