import { api } from '@backoffice/shared'
import type { Opcion } from '@backoffice/shared/contract'
import { useLoad, type Ask } from '@backoffice/shared/resource'

/** Asks for the business activities. */
export const pedirGiros: Ask<Opcion[]> = async (options) =>
  (await api.get('/configuracion/listar_giros', options)).giros

/** The business activities, loaded when the form opens (F-07). */
export const useGiros = () => useLoad(pedirGiros)
