import { bought, receipted } from '../deleted.ts'
import type { OwnRows } from '../row.ts'
import { send } from '../send.ts'

export const recibosRows: OwnRows = {
  'POST /clientes/recibo_contratacion': { body: bought },
  'POST /clientes/enviar_recibo': { body: receipted },
  'POST /clientes/enlace_recibo': { body: receipted },
  // The token is the permission: without a valid one the answer is 404.
  'GET,HEAD /descargas/recibos/:ficha': {
    needs: 'publico',
    raw: true,
    url: async (world, api) => {
      const body = await bought(world, api)
      const answer = await send(api, 'POST /clientes/enlace_recibo', { body, token: world.token })
      return (answer.body as { url: string }).url
    },
  },
}
