import { readFileSync } from 'node:fs'
import path from 'node:path'
import { folderOf } from '../workspace.ts'
import { hashedPath } from './emitted.ts'

/** The product's teal, and the page's light background (shared/src/ui/theme/tokens.ts). */
export const themeColor = '#0d9488'
const background = '#f3f5f6'

const icons = [
  { file: 'icono-192.png', sizes: '192x192', purpose: 'any' },
  { file: 'icono-512.png', sizes: '512x512', purpose: 'any' },
  { file: 'recortable-512.png', sizes: '512x512', purpose: 'maskable' },
]

/** What makes the page installable (E-20): the web app manifest and its icons, by their path in the site. */
export function installable(): { manifest: string; files: Record<string, Buffer> } {
  const files: Record<string, Buffer> = {}
  const add = (name: string, bytes: Buffer) => {
    const at = hashedPath(name, bytes)
    files[at] = bytes
    return `/${at}`
  }
  const folder = path.join(folderOf('host'), 'page/icons')
  const about = {
    // The manifest's address changes with its content; this is what tells one installed program from another.
    id: '/',
    name: 'Administración',
    short_name: 'Administración',
    lang: 'es-MX',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: themeColor,
    background_color: background,
    icons: icons.map(({ file, ...icon }) => ({
      src: add(file, readFileSync(path.join(folder, file))),
      type: 'image/png',
      ...icon,
    })),
  }
  const manifest = add('programa.webmanifest', Buffer.from(JSON.stringify(about)))
  return { manifest, files }
}
