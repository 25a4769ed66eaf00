import { z } from 'zod'
import type { CallsOf } from './call.ts'
import { dia, id, texto } from './wire.ts'

const nullableText = z.string().nullable()

const clienteEncontrado = z.object({
  _id: id,
  nombre: z.string(),
  empresa: nullableText,
  celular: nullableText,
  email: nullableText,
})

/** A client found by the name of their company, legal or commercial. */
const empresaEncontrada = z.object({ _id: id, nombre: z.string(), cliente: z.string() })

const asesoriaEncontrada = z.object({ _id: id, motivo: z.string(), cliente: z.string(), creacion: dia })

const usuarioEncontrado = z.object({ _id: id, nombre: z.string(), email: z.string() })

export const buscadorCalls = {
  /** The search box (E-02): at most five of each, the newest first, of what the caller may list. */
  'POST /busqueda/buscar': {
    access: ['clientes.ver', 'asesorias.ver', 'usuarios.ver'],
    extra: true,
    request: z.object({ texto: texto(100) }),
    response: z.object({
      clientes: z.array(clienteEncontrado),
      empresas: z.array(empresaEncontrada),
      asesorias: z.array(asesoriaEncontrada),
      usuarios: z.array(usuarioEncontrado),
    }),
  },
} satisfies CallsOf

export type Encontrado = z.output<(typeof buscadorCalls)['POST /busqueda/buscar']['response']>
