import { textos } from './archivos.textos.ts'
import { EXTENSIONES, extensionDe, MAX_MB } from './limits.ts'

/** Why the server would refuse this file; null if it would be accepted. */
export function problemOf({ name, size }: File): string | null {
  const { problemas } = textos
  const extension = extensionDe(name)
  if (!EXTENSIONES.includes(extension)) return problemas.extension(extension)
  if (size === 0) return problemas.vacio
  return size > MAX_MB * 1024 * 1024 ? problemas.tamano : null
}
