import type { HandlersUnder } from './handler'
import { between, contains, page } from './listing'

export const asesorias: HandlersUnder<'asesorias'> = {
  'POST /asesorias/listar': (input, { data, ours }) => {
    const found = data.asesorias.filter(
      ({ cliente, status, creacion }) =>
        contains(cliente, input.cliente) &&
        (input.status.length === 0 || input.status.includes(status)) &&
        between(creacion, input.fecha_inicio, input.fecha_fin),
    )
    const { rows, counted } = page(found, input, ours)
    return { asesorias: rows, ...counted }
  },
}
