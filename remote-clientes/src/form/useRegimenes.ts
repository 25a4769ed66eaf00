import { api } from '@backoffice/shared'
import type { TipoPersona } from '@backoffice/shared/contract'
import { useCatalogo, type Catalogo, type PedirCatalogo } from './useCatalogo'

const pedirRegimenes =
  (tipo_persona: TipoPersona): PedirCatalogo =>
  async (signal) =>
    (await api.post('/configuracion/listar_regimenes_fiscales', { tipo_persona }, { signal })).regimenes

const pedirDe: Record<TipoPersona, PedirCatalogo> = { 0: pedirRegimenes(0), 1: pedirRegimenes(1) }

/** The fiscal regimes of a kind of person, asked for again whenever it changes (F-06); none without one. */
export const useRegimenes = (tipoPersona: TipoPersona | null): Catalogo =>
  useCatalogo(tipoPersona === null ? null : pedirDe[tipoPersona])
