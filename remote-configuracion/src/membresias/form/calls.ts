import { api, type CallOptions } from '@backoffice/shared'
import type { Membresia } from '@backoffice/shared/contract'
import type { Edit } from '@backoffice/shared/resource'
import { aCampos, type MembresiaForm } from './membresiaForm.ts'

/** Sends the whole plan (M-03), and the version that it is based on if the server provides one (D41). */
export const editarMembresia = ({
  form,
  record: { _id, version, duracion },
}: Edit<Membresia, MembresiaForm>) =>
  api.post('/configuracion/editar_membresia', {
    id: _id,
    ...aCampos(form, duracion !== undefined),
    ...(version !== undefined && { version }),
  })

/** Reads a plan. */
export const pedirMembresia =
  (id: string) =>
  async (options: Pick<CallOptions, 'signal' | 'silent'>): Promise<Membresia> =>
    (await api.post('/configuracion/detalles_membresia', { id }, options)).membresia
