import { api, type CallOptions } from '@backoffice/shared'
import type { AsesoriaDetalles } from '@backoffice/shared/contract'

/** Reads an advisory whole: for its details, its edit form and, with `eliminado`, what is left of a deleted one. */
export const pedirAsesoria =
  (id: string, extra: { eliminado?: true } = {}) =>
  async (options: Pick<CallOptions, 'signal' | 'silent'>): Promise<AsesoriaDetalles> =>
    (await api.post('/asesorias/detalles', { id, ...extra }, options)).asesoria
