import type { z } from 'zod'
import { archivosCalls } from './archivos'
import { asesoriasCalls } from './asesorias'
import { authCalls } from './auth'
import { cajaCalls } from './caja'
import { clientesCalls } from './clientes'
import { configuracionCalls } from './configuracion'
import { contratacionesCalls } from './contrataciones'
import { lotesCalls } from './lotes'
import { notasCalls } from './notas'
import { perfilCalls } from './perfil'
import { saludCalls } from './salud'
import { telemetriaCalls } from './telemetria'
import { usuariosCalls } from './usuarios'
import { vistasCalls } from './vistas'

/** Every call of the admin API, by method and path under the base. */
export const calls = {
  ...authCalls,
  ...clientesCalls,
  ...perfilCalls,
  ...archivosCalls,
  ...contratacionesCalls,
  ...notasCalls,
  ...asesoriasCalls,
  ...lotesCalls,
  ...usuariosCalls,
  ...configuracionCalls,
  ...cajaCalls,
  ...saludCalls,
  ...telemetriaCalls,
  ...vistasCalls,
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
