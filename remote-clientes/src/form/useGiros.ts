import { api } from '@backoffice/shared'
import { useCatalogo, type Catalogo, type PedirCatalogo } from './useCatalogo'

const pedirGiros: PedirCatalogo = async (signal) =>
  (await api.get('/configuracion/listar_giros', { signal })).giros

/** The business activities, asked for when the form opens (F-07). */
export const useGiros = (): Catalogo => useCatalogo(pedirGiros)
