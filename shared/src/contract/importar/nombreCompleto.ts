import { cleanLine } from '../text/index.ts'

/** Words that begin a surname and are none by themselves: «de la O», «San Juan». */
const PARTICLE = /^(?:de|del|la|las|los|y|e|da|das|do|dos|di|van|von|der|den|mac|mc|san|santa)$/i

interface Nombre {
  nombre: string
  apellido_paterno: string
  apellido_materno: string
}

/** The words of a name, each with the particles before it. */
function parts(text: string): string[] {
  const found: string[] = []
  let held = ''
  for (const word of text.split(' ').filter(Boolean)) {
    held = held ? `${held} ${word}` : word
    if (PARTICLE.test(word)) continue
    found.push(held)
    held = ''
  }
  if (held) found.push(held)
  return found
}

/**
 * A name written in one column: «Ana María López Ruiz» has its two surnames last, «López Ruiz, Ana María» first. Of two
 * words the second is the surname.
 */
export function partirNombre(text: string): Nombre {
  const clean = cleanLine(text)
  const [before = '', after] = clean.split(/\s*,\s*/, 2)
  if (after) {
    const [paterno = '', ...rest] = parts(before)
    return { nombre: after, apellido_paterno: paterno, apellido_materno: rest.join(' ') }
  }
  const words = parts(clean)
  const surnames = words.length >= 3 ? 2 : words.length === 2 ? 1 : 0
  const [paterno = '', materno = ''] = words.slice(words.length - surnames)
  const nombre = words.slice(0, words.length - surnames).join(' ')
  return { nombre, apellido_paterno: paterno, apellido_materno: materno }
}
