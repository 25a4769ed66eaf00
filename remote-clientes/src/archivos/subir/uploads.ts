import { createAttempts, type Attempts } from '@backoffice/shared/resource'
import { demasiadoLargo } from '@backoffice/shared/format'
import type { ClaseArchivo } from '@backoffice/shared/format'
import { claseDe } from './claseDe.ts'
import { nombreDe } from '../limits.ts'
import { problemOf } from '../problemOf.ts'

/** The contract's limits. */
export const NOMBRE_MAX = 500
export const DESCRIPCION_MAX = 5000

/** The state of a file. `rechazada`: it is not sent, because the server would refuse it. */
export type Estado =
  | { tipo: 'lista' }
  | { tipo: 'rechazada'; motivo: string }
  | { tipo: 'en-fila' }
  | { tipo: 'subiendo'; fraccion: number }
  | { tipo: 'subida' }
  | { tipo: 'fallo'; motivo: string }
  /** It was saved again after it was chosen, and can only be chosen again. */
  | { tipo: 'cambiada'; motivo: string }

/** What a file is, and until which day it is good (E-19). */
export interface DeClase {
  clase: ClaseArchivo | null
  /** «2026-03-01» */
  vence: string | null
  /** The field of the day holds a text that is no day, and says so. */
  venceMal: boolean
}

/** One file to upload, with its typed texts. */
export interface Upload extends DeClase {
  key: number
  file: File
  nombre: string
  descripcion: string
  /** The error of the name. */
  problemaNombre: string | null
  estado: Estado
  /** To the server, repetitions after a lost answer are one attempt (D42). */
  attempts: Attempts
}

let last = 0

export function uploadOf(file: File): Upload {
  const motivo = problemOf(file)
  return {
    key: ++last,
    file,
    nombre: nombreDe(file.name),
    descripcion: '',
    ...{ clase: claseDe(file.name), vence: null, venceMal: false },
    problemaNombre: null,
    estado: motivo === null ? { tipo: 'lista' } : { tipo: 'rechazada', motivo },
    attempts: createAttempts(),
  }
}

/** The same upload, with what was typed, of a file chosen again: to the server, a new attempt. */
export const otraVez = (upload: Upload, file: File): Upload => {
  const { key, nombre, descripcion, clase, vence, venceMal } = upload
  return { ...uploadOf(file), key, nombre, descripcion, clase, vence, venceMal }
}

/** Whether the person can send it. */
export const seEnvia = ({ estado }: Upload): boolean => estado.tipo === 'lista' || estado.tipo === 'fallo'

/** Whether the server would refuse what was typed; the field says so. */
export const seRechaza = ({ nombre, descripcion, venceMal }: Upload): boolean =>
  venceMal ||
  demasiadoLargo(nombre, NOMBRE_MAX) !== null ||
  demasiadoLargo(descripcion, DESCRIPCION_MAX) !== null

/** Whether it is being uploaded or queued. */
export const enCurso = ({ estado }: Upload): boolean =>
  estado.tipo === 'en-fila' || estado.tipo === 'subiendo'

/**
 * The body of the specification (P-12, P-13). The file comes last, so that the server knows the rest before it arrives;
 * without a new file its part is empty, as forms send it.
 */
export function cuerpoDe(
  texts: {
    id_cliente: string
    id_archivo?: string
    nombre: string
    descripcion: string
    clase?: string
    vence?: string
    version?: number
  },
  file: File | null,
  extension: string,
): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(texts)) {
    if (value !== undefined) body.append(name, String(value))
  }
  body.append('extension', extension)
  body.append('archivo', file ?? new File([], ''))
  return body
}
