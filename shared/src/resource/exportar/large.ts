import type { ResponseOf } from '../../contract/index.ts'
import { api } from '../../http/api.ts'

/** A file that has so many rows that the server prepares it. */
export interface Large {
  lista: string
  pregunta: Record<string, unknown>
  medida: ResponseOf<'/exportaciones/medir'>
}

/** Where the mail leads: the page of the list, with its ready files. */
export const READY = '#archivos-listos'

/** Measures an export; null: it is short, or the server cannot say, and then it is simply asked for. */
export async function measure(lista: string, pregunta: Record<string, unknown>): Promise<Large | null> {
  const medida = await api
    .post('/exportaciones/medir', { lista, pregunta }, { silent: true })
    .catch(() => undefined)
  return medida?.grande ? { lista, pregunta, medida } : null
}
