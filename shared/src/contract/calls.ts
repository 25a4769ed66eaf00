import type { z } from 'zod'
import { archivosCalls } from './archivos.ts'
import { asesoriasCalls, asesoriasEncontradas } from './asesorias.ts'
import { authCalls } from './auth.ts'
import { buscadorCalls } from './buscador.ts'
import { calendarioCalls } from './calendario.ts'
import { clientesCalls, clientesEncontrados } from './clientes.ts'
import { configuracionCalls } from './configuracion.ts'
import { contratacionesCalls } from './contrataciones.ts'
import { importacionesCalls } from './importaciones.ts'
import { inicioCalls } from './inicio.ts'
import { lotesCalls } from './lotes.ts'
import { mensajesCalls } from './mensajes.ts'
import { notasCalls } from './notas.ts'
import { oficinaCalls } from './oficina.ts'
import { perfilCalls } from './perfil.ts'
import { recibosCalls } from './recibos.ts'
import { recordatoriosCalls } from './recordatorios.ts'
import { saludCalls } from './salud.ts'
import { telemetriaCalls } from './telemetria.ts'
import { usuariosCalls, usuariosEncontrados } from './usuarios.ts'

// A new entity's file is named in both lists.
export * from './archivos.ts'
export * from './asesorias.ts'
export * from './auth.ts'
export * from './calendario.ts'
export * from './clientes.ts'
export * from './configuracion.ts'
export * from './contrataciones.ts'
export * from './importaciones.ts'
export * from './inicio.ts'
export * from './mensajes.ts'
export * from './notas.ts'
export * from './oficina.ts'
export * from './perfil.ts'
export * from './recibos.ts'
export * from './recordatorios.ts'
export * from './salud.ts'
export * from './telemetria.ts'
export * from './usuarios.ts'

/** Every call of the admin API, by method and path under the base. */
export const calls = {
  ...authCalls,
  ...clientesCalls,
  ...importacionesCalls,
  ...perfilCalls,
  ...archivosCalls,
  ...contratacionesCalls,
  ...recibosCalls,
  ...notasCalls,
  ...mensajesCalls,
  ...asesoriasCalls,
  ...calendarioCalls,
  ...lotesCalls,
  ...usuariosCalls,
  ...configuracionCalls,
  ...oficinaCalls,
  ...recordatoriosCalls,
  ...buscadorCalls(['clientes.ver', 'asesorias.ver', 'usuarios.ver'], {
    ...clientesEncontrados,
    ...asesoriasEncontradas,
    ...usuariosEncontrados,
  }),
  ...inicioCalls,
  ...saludCalls,
  ...telemetriaCalls,
}

export type Calls = typeof calls
export type CallName = keyof Calls

type PathOf<M extends string> = CallName extends infer K ? (K extends `${M} ${infer P}` ? P : never) : never
export type PostPath = PathOf<'POST'>
export type GetPath = PathOf<'GET'>

/** What a POST call sends, before the server normalizes it. */
export type RequestOf<P extends PostPath> = z.input<Calls[`POST ${P}`]['request']>

/** What a call returns. */
export type ResponseOf<P extends PostPath | GetPath> = P extends PostPath
  ? z.output<Calls[`POST ${P}`]['response']>
  : P extends GetPath
    ? z.output<Calls[`GET ${P}`]['response']>
    : never

/** What the search box finds, by group. */
export type Encontrado = ResponseOf<'/busqueda/buscar'>
