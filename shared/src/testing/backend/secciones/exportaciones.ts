import type { Exportacion } from '../../../contract/index.ts'
import { Refusal, type Context, type Handlers } from '../handler.ts'

const one = ({ data }: Context, id: string): Exportacion => {
  const found = data.exportaciones.find(({ _id }) => _id === id)
  if (!found) throw new Refusal(404, 'El archivo ya no existe')
  return found
}

/** Files of long lists: none is long here, unless a test says so; each is ready at the second look. */
export const exportaciones = {
  'POST /exportaciones/medir': () => ({
    renglones: 1,
    exacto: true,
    grande: false,
    se_puede_esperar: true,
    con_correo: true,
  }),
  'POST /exportaciones/preparar': ({ lista, pregunta }, context) => {
    const formato = pregunta.formato === 'xlsx' ? 'xlsx' : 'csv'
    const exportacion: Exportacion = {
      ...{ _id: context.newId(), lista, formato, estado: 'en_curso', motivo: null, total: 1, avance: 0 },
      ...{ tamano: null, creacion: context.now(), vence: null },
    }
    context.data.exportaciones.unshift(exportacion)
    return { msg: 'El archivo se prepara', exportacion: { ...exportacion } }
  },
  'POST /exportaciones/mias': (_input, { data, now }) => {
    const seen = data.exportaciones.map((file) => ({ ...file }))
    for (const file of data.exportaciones)
      if (file.estado === 'en_curso')
        Object.assign(file, { estado: 'lista', avance: file.total, tamano: 1_500_000, vence: now() })
    return { exportaciones: seen }
  },
  'POST /exportaciones/quitar': ({ id }, context) => {
    const { estado } = one(context, id)
    context.data.exportaciones = context.data.exportaciones.filter(({ _id }) => _id !== id)
    return { msg: estado === 'en_curso' ? 'Ya no se prepara' : 'Archivo quitado' }
  },
  'POST /exportaciones/descargar': ({ id }, context) => {
    if (one(context, id).estado !== 'lista') throw new Refusal(409, 'El archivo todavía no está listo')
    return { url: '/admin/descargas/preparada' }
  },
} satisfies Partial<Handlers>
