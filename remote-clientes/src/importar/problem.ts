import { textos } from './importar.textos.ts'

const MAX_BYTES = 25 * 1024 * 1024

/** What the server reads, for the input's own `accept`. */
export const accept = '.xlsx,.csv,.txt,.tsv'

/** Why the server would refuse this file; null if it would be read. */
export function problemOf({ name, size }: File): string | null {
  const { elegir } = textos
  if (!/[^.]\.(?:xlsx|csv|txt|tsv)$/i.test(name)) return elegir.tipo
  if (size === 0) return elegir.vacio
  return size > MAX_BYTES ? elegir.tamano : null
}

/** The sentence for a call without an answer: without connection it was not the server's silence. */
export const unansweredIn = (texts: { sinRespuesta: string; sinConexion: string }): string =>
  navigator.onLine ? texts.sinRespuesta : texts.sinConexion
