import { textos } from './refusal.textos.ts'

/** The members of an ApiError used here; the kit does not depend on calls. */
export interface Refused {
  kind: string
  status: number | null
  msg: string | null
  campos: Record<string, string>
}

export interface Sentence {
  titulo: string
  texto: string
}

const byStatus: Record<number, Sentence> = {
  403: textos.permiso,
  404: textos.noExiste,
  413: textos.tamano,
  415: textos.tipo,
  429: textos.prisa,
}

/** What happened and what to do, in words; null when the page needs no message. */
export function sentenceOf({ kind, status, msg, campos }: Refused, reading = false): Sentence | null {
  if (kind === 'no-answer') {
    const { sinConexion, sinRespuesta } = reading ? textos.lectura : textos
    return navigator.onLine ? sinRespuesta : sinConexion
  }
  if (kind !== 'answer' || status === null) return null
  if (Object.keys(campos).length > 0) return textos.datos
  const known = byStatus[status]
  if (known) return withServersWords(known, msg)
  if (status >= 500) return reading ? textos.lectura.servidor : textos.servidor
  return withServersWords(status === 409 ? textos.conflicto : textos.rechazo, msg)
}

/** Only the server knows the details: its sentence stays after the alert is gone, unless it equals the title. */
function withServersWords({ titulo, texto }: Sentence, msg: string | null): Sentence {
  if (msg === null || bare(msg) === bare(titulo)) return { titulo, texto }
  return { titulo, texto: /[.!?…]$/.test(msg) ? msg : `${msg}.` }
}

const bare = (sentence: string) =>
  sentence
    .trim()
    .replace(/[.!?…]+$/, '')
    .toLowerCase()
