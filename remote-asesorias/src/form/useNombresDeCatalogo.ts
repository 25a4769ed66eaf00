import { api } from '@backoffice/shared'
import type { Cliente, Opcion } from '@backoffice/shared/contract'
import { useLoad, type Ask } from '@backoffice/shared/resource'
import { useMemo } from 'react'

const pedirGiros: Ask<Opcion[]> = async (options) =>
  (await api.get('/configuracion/listar_giros', options)).giros

const pedirRegimenes =
  (tipo_persona: Cliente['tipo_persona']): Ask<Opcion[]> =>
  async (options) =>
    (await api.post('/configuracion/listar_regimenes_fiscales', { tipo_persona }, options)).regimenes

/** The names of the client's régimen and giro, of which a client tells the ids. */
export function useNombresDeCatalogo({ tipo_persona, regimen_fiscal, giro }: Cliente) {
  const conRegimen = Boolean(regimen_fiscal)
  const ask = useMemo(() => (conRegimen ? pedirRegimenes(tipo_persona) : null), [conRegimen, tipo_persona])
  const regimenes = useLoad(ask)
  const giros = useLoad(giro ? pedirGiros : null)
  return { regimen: nombreEn(regimenes.data, regimen_fiscal), giro: nombreEn(giros.data, giro) }
}

const nombreEn = (opciones: Opcion[] | null, id: string | null): string | null =>
  opciones?.find(({ _id }) => _id === id)?.nombre ?? null
