import { api, type CallOptions } from '@backoffice/shared'
import type { AsesoriaDetalles } from '@backoffice/shared/contract'

/** Reads an advisory whole; for its details and for its edit form. */
export const pedirAsesoria =
  (id: string) =>
  async (options: Pick<CallOptions, 'signal' | 'silent'>): Promise<AsesoriaDetalles> =>
    (await api.post('/asesorias/detalles', { id }, options)).asesoria
