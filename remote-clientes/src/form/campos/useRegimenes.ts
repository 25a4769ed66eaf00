import { api } from '@backoffice/shared'
import type { Opcion, TipoPersona } from '@backoffice/shared/contract'
import { useLoad, type Ask } from '@backoffice/shared/resource'

const pedirRegimenes =
  (tipo_persona: TipoPersona): Ask<Opcion[]> =>
  async (options) =>
    (await api.post('/configuracion/listar_regimenes_fiscales', { tipo_persona }, options)).regimenes

const pedirDe: Record<TipoPersona, Ask<Opcion[]>> = { 0: pedirRegimenes(0), 1: pedirRegimenes(1) }

/** The fiscal regimes of a kind of person, reloaded when it changes (F-06); none without one. */
export const useRegimenes = (tipoPersona: TipoPersona | null) =>
  useLoad(tipoPersona === null ? null : pedirDe[tipoPersona])
