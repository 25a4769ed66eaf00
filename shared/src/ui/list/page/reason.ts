import { textos } from '../list.textos.ts'
import type { Failure } from '../types.ts'

/** Why something was not read, in one sentence: without connection there is no other reason. */
export const reasonOf = ({ kind, msg }: Failure): string | null => {
  if (kind !== undefined && kind !== 'no-answer') return msg
  if (!navigator.onLine) return textos.sinConexion
  return msg ?? (kind === undefined ? null : textos.sinRespuesta)
}
