import type { Opcion, PerfilCliente } from '../contract/index.ts'
import { api } from '../http/index.ts'
import { useLoad, type Ask } from '../resource/index.ts'
import { useMemo } from 'react'

type Datos = PerfilCliente['informacion_empresarial']

const pedirGiros: Ask<Opcion[]> = async (options) =>
  (await api.get('/configuracion/listar_giros', options)).giros

const pedirRegimenes =
  (tipo_persona: Datos['tipo_persona']): Ask<Opcion[]> =>
  async (options) =>
    (await api.post('/configuracion/listar_regimenes_fiscales', { tipo_persona }, options)).regimenes

/**
 * The names of régimen and giro. A server of the plain contract sends only their ids (D38); then this reads the
 * catalogues.
 */
export function useNombresDeCatalogo(datos: Datos) {
  const { tipo_persona, regimen_fiscal, giro, regimen_fiscal_nombre, giro_nombre } = datos
  const faltaRegimen = regimen_fiscal_nombre === undefined && Boolean(regimen_fiscal)
  const faltaGiro = giro_nombre === undefined && Boolean(giro)
  const ask = useMemo(
    () => (faltaRegimen ? pedirRegimenes(tipo_persona) : null),
    [faltaRegimen, tipo_persona],
  )
  const regimenes = useLoad(ask)
  const giros = useLoad(faltaGiro ? pedirGiros : null)
  return {
    regimen: regimen_fiscal_nombre ?? nombreEn(regimenes.data, regimen_fiscal),
    giro: giro_nombre ?? nombreEn(giros.data, giro),
  }
}

const nombreEn = (opciones: Opcion[] | null, id: string | null): string | null =>
  opciones?.find(({ _id }) => _id === id)?.nombre ?? null
