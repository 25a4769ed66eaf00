import { numero } from './dinero.ts'

/**
 * Says that a text is longer than a limit, or returns null. It counts as the server does. A box never cuts a text: what
 * somebody pasted would lose its end without a word.
 */
export function demasiadoLargo(texto: string, max: number): string | null {
  const { length } = texto.normalize('NFC').replace(/\r\n?/g, '\n').trim()
  return length > max ? `Admite como máximo ${numero(max)} caracteres, y hay ${numero(length)}` : null
}
