import type { OwnRows } from '../row.ts'
import { send } from '../send.ts'

export const calendarioRows: OwnRows = {
  'POST /asesorias/ver_calendario': {},
  // The secret is in no record, and nothing else is new.
  'POST /asesorias/crear_calendario': { audit: { despues: false } },
  'POST /asesorias/quitar_calendario': { audit: { antes: false } },
  // The secret in it is the permission: without a valid one the answer is 404.
  'GET,HEAD /descargas/calendario/:archivo': {
    needs: 'publico',
    raw: true,
    counts: ['calendarios'],
    url: async (world, api) => {
      const answer = await send(api, 'POST /asesorias/crear_calendario', { body: {}, token: world.token })
      return (answer.body as { url: string }).url
    },
  },
}
