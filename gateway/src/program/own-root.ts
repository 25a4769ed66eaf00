import { InvalidSetting } from './settings.ts'

/** What a page loads before any of its code can say that something is missing; the build takes the quotes away. */
const loaded = /<(?:script\b[^>]*?\ssrc|link\b[^>]*?\shref)=["']?([^"'\s>]*)/gi

/**
 * Refuses a page whose files are under a path or on another origin: the content security policy, the registry and the
 * addresses of the application are of the root, so that it would stay blank without a word.
 */
export function ownRoot(html: string): void {
  const elsewhere = [...html.matchAll(loaded)]
    .map(([, at = '']) => at)
    .find((at) => !/^(\/assets\/|data:)/.test(at))
  if (elsewhere === undefined) return
  throw new InvalidSetting(
    `La página pide «${elsewhere}», y solo se sirve en la raíz de un nombre propio, con sus archivos en /assets: ni bajo una ruta (/oficina/) ni con los archivos en otro origen. Hay que construir el host con publicPath «/».`,
  )
}
