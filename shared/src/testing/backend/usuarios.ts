import type { HandlersUnder } from './handler'
import { between, contains, page } from './listing'

const TEXTOS = ['nombre', 'apellido_paterno', 'apellido_materno'] as const

export const usuarios: HandlersUnder<'usuarios'> = {
  'POST /usuarios/listar': (input, { data, ours }) => {
    const found = data.usuarios.filter(
      (usuario) =>
        TEXTOS.every((name) => contains(usuario[name], input[name])) &&
        (!input.id || usuario._id === input.id) &&
        (input.tipo === null || usuario.tipo === input.tipo) &&
        between(usuario.creacion, input.fecha_inicio, input.fecha_fin),
    )
    const { rows, counted } = page(found, input, ours)
    return { usuarios: rows, ...counted }
  },
}
