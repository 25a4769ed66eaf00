import { huecoDesconocido } from '@backoffice/shared/format'
import { textos } from './mensajes.textos.ts'

/** What keeps a text from being sent, by field: something between braces that nobody can fill in, or no text at all. */
export function problems({ asunto, texto }: { asunto: string; texto: string }): {
  asunto?: string
  texto?: string
} {
  const unknown = (text: string) => {
    const hueco = huecoDesconocido(text)
    return hueco === null ? null : textos.desconocido(hueco)
  }
  const [inAsunto, inTexto] = [unknown(asunto), texto.trim() === '' ? textos.obligatorio : unknown(texto)]
  return { ...(inAsunto && { asunto: inAsunto }), ...(inTexto && { texto: inTexto }) }
}
