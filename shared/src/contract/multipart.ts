import type { CallName } from './calls.ts'

/** Describes the file of a call: the body is multipart/form-data, and the file is under this member. */
export interface MultipartFile {
  member: string
  required: boolean
}

/** The calls with a multipart body; their `request` schemas check its texts. */
export const multipartFiles = {
  'POST /clientes/crear_archivo': { member: 'archivo', required: true },
  'POST /clientes/leer_importacion': { member: 'archivo', required: true },
  'POST /clientes/editar_archivo': { member: 'archivo', required: false },
  'POST /configuracion/editar_perfil_personal': { member: 'perfil', required: false },
  'POST /configuracion/editar_oficina': { member: 'logo', required: false },
} as const satisfies Partial<Record<CallName, MultipartFile>>

export type MultipartCallName = keyof typeof multipartFiles
