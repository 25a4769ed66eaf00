import type { OwnRows } from '../row.ts'
import { send } from '../send.ts'

/** Routes outside the contract, and the route of monitoring. */
export const otherRows: OwnRows = {
  'GET /salud': {},
  'GET /openapi.json': { needs: 'publico' },
  'POST /inicio/hoy': {
    body: () => ({}),
  },
  'POST /reportes/consultar': {
    body: () => ({ desde: '2020-01-01', hasta: '2024-12-31' }),
  },
  'POST /telemetria': {
    body: () => ({ eventos: [{ remoto: 'clientes', version: '1.0.0', tipo: 'carga', veces: 1 }] }),
    counts: ['telemetria', 'telemetria_envios'],
  },
  'POST /busqueda/buscar': {
    // Both tenants have rows with this word.
    body: () => ({ texto: 'cliente' }),
  },
  // The signature is the permission: without a valid one the answer is 404.
  'GET,HEAD /descargas/*': {
    needs: 'publico',
    raw: true,
    url: async ({ token, cliente, archivo }, api) => {
      const body = { id_cliente: cliente, id_archivo: archivo }
      const answer = await send(api, 'POST /clientes/detalles_archivo', { body, token })
      return (answer.body as { archivo: { url: string } }).archivo.url
    },
  },
}
