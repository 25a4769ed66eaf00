import type { CallName } from './calls'

/** What a call takes besides texts: its body is multipart/form-data, and the file stands under this member. */
export interface MultipartFile {
  member: string
  required: boolean
}

/** The calls whose body is multipart; their `request` schemas check the texts of it. */
export const multipartFiles = {
  'POST /clientes/crear_archivo': { member: 'archivo', required: true },
  'POST /clientes/editar_archivo': { member: 'archivo', required: false },
  'POST /configuracion/editar_perfil_personal': { member: 'perfil', required: false },
} as const satisfies Partial<Record<CallName, MultipartFile>>

export type MultipartCallName = keyof typeof multipartFiles
