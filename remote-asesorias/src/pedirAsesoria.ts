import { api, type CallOptions } from '@backoffice/shared'
import type { AsesoriaDetalles } from '@backoffice/shared/contract'

/** Reads a whole advisory for its details and its edit form; with `eliminado`, a deleted one. */
export const pedirAsesoria =
  (id: string, extra: { eliminado?: true } = {}) =>
  async (options: Pick<CallOptions, 'signal' | 'silent'>): Promise<AsesoriaDetalles> =>
    (await api.post('/asesorias/detalles', { id, ...extra }, options)).asesoria
