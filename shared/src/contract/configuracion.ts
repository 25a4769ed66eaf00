import { z } from 'zod'
import { tipoPersona } from './clientes'
import { rowBase } from './list'
import { id } from './wire'

/** An entry of a catalogue; its names start with the official code: «612 Personas Físicas con …». */
export const opcion = z.object({ _id: id, nombre: z.string() })

export const membresia = z.object({
  ...rowBase,
  nombre: z.string(),
  precio: z.number(),
  descripcion: z.string().nullable(),
  beneficios: z.array(z.string()),
})

export const configuracionCalls = {
  'POST /configuracion/listar_regimenes_fiscales': {
    request: z.object({ tipo_persona: tipoPersona.nullish() }),
    response: z.object({ regimenes: z.array(opcion) }),
  },
  'GET /configuracion/listar_giros': {
    request: z.undefined(),
    response: z.object({ giros: z.array(opcion) }),
  },
  'GET /configuracion/listar_membresias': {
    request: z.undefined(),
    response: z.object({ membresias: z.array(membresia) }),
  },
}

export type Opcion = z.output<typeof opcion>
export type Membresia = z.output<typeof membresia>
