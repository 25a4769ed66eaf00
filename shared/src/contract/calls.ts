import type { z } from 'zod'
import { accesosCalls } from './resources/accesos.ts'
import { archivosCalls, archivosEncontrados } from './resources/archivos.ts'
import { asesoriasCalls, asesoriasEncontradas } from './resources/asesorias.ts'
import { authCalls } from './resources/auth.ts'
import { archivosListaCalls } from './resources/archivosLista.ts'
import { bitacoraCalls } from './resources/bitacora.ts'
import { buscadorCalls } from './resources/buscador.ts'
import { calendarioCalls } from './resources/calendario.ts'
import { clientesCalls, clientesEncontrados } from './resources/clientes.ts'
import { configuracionCalls } from './resources/configuracion.ts'
import { contratacionesCalls } from './resources/contrataciones.ts'
import { duplicadosCalls } from './resources/duplicados.ts'
import { exportacionesCalls } from './resources/exportaciones.ts'
import { importacionesCalls } from './resources/importaciones.ts'
import { inicioCalls } from './resources/inicio.ts'
import { lotesCalls } from './lotes.ts'
import { mensajesCalls } from './resources/mensajes.ts'
import { notasCalls } from './resources/notas.ts'
import { oficinaCalls } from './resources/oficina.ts'
import { pagosCalls } from './resources/pagos.ts'
import { perfilCalls } from './resources/perfil.ts'
import { recibosCalls } from './resources/recibos.ts'
import { recordatoriosCalls } from './resources/recordatorios.ts'
import { reportesCalls } from './resources/reportes.ts'
import { saludCalls } from './resources/salud.ts'
import { segundoPasoCalls } from './resources/segundoPaso.ts'
import { sesionesCalls } from './resources/sesiones.ts'
import { telemetriaCalls } from './resources/telemetria.ts'
import { usuariosCalls, usuariosEncontrados } from './resources/usuarios.ts'

// A new entity's file is named in both lists.
export * from './resources/accesos.ts'
export * from './resources/archivos.ts'
export * from './resources/asesorias.ts'
export * from './resources/auth.ts'
export * from './resources/archivosLista.ts'
export * from './resources/bitacora.ts'
export * from './resources/calendario.ts'
export * from './resources/clientes.ts'
export * from './resources/configuracion.ts'
export * from './resources/contrataciones.ts'
export * from './resources/duplicados.ts'
export * from './resources/exportaciones.ts'
export * from './resources/importaciones.ts'
export * from './resources/inicio.ts'
export * from './resources/mensajes.ts'
export * from './resources/notas.ts'
export * from './resources/oficina.ts'
export * from './resources/pagos.ts'
export * from './resources/perfil.ts'
export * from './resources/recibos.ts'
export * from './resources/recordatorios.ts'
export * from './resources/reportes.ts'
export * from './resources/salud.ts'
export * from './resources/segundoPaso.ts'
export * from './resources/sesiones.ts'
export * from './resources/telemetria.ts'
export * from './resources/usuarios.ts'

/** Every call of the admin API, by method and path under the base. */
export const calls = {
  ...authCalls,
  ...clientesCalls,
  ...importacionesCalls,
  ...duplicadosCalls,
  ...perfilCalls,
  ...archivosCalls,
  ...contratacionesCalls,
  ...pagosCalls,
  ...recibosCalls,
  ...notasCalls,
  ...mensajesCalls,
  ...asesoriasCalls,
  ...calendarioCalls,
  ...lotesCalls,
  ...exportacionesCalls,
  ...usuariosCalls,
  ...accesosCalls,
  ...configuracionCalls,
  ...oficinaCalls,
  ...archivosListaCalls,
  ...bitacoraCalls,
  ...buscadorCalls(['clientes.ver', 'clientes.detalles', 'asesorias.ver', 'usuarios.ver'], {
    ...clientesEncontrados,
    ...asesoriasEncontradas,
    ...usuariosEncontrados,
    ...archivosEncontrados,
  }),
  ...inicioCalls,
  ...recordatoriosCalls,
  ...sesionesCalls,
  ...segundoPasoCalls,
  ...reportesCalls,
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
