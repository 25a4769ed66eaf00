import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import webpack from 'webpack'
import { folderOf } from '../workspace.ts'

/** The product's teal, and the page's light background (shared/src/ui/theme/tokens.ts). */
export const themeColor = '#0d9488'
const background = '#f3f5f6'

const icons = [
  { file: 'icono-192.png', sizes: '192x192', purpose: 'any' },
  { file: 'icono-512.png', sizes: '512x512', purpose: 'any' },
  { file: 'recortable-512.png', sizes: '512x512', purpose: 'maskable' },
]

/**
 * What makes the page installable (E-20): the web app manifest and its icons, by their path in the site. Their names have
 * hashes, like those of all that a release brings, so that going back to an earlier one brings its own.
 */
export function installable(): { manifest: string; files: Map<string, Buffer> } {
  const files = new Map<string, Buffer>()
  const add = (name: string, bytes: Buffer) => {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
    const { name: stem, ext } = path.parse(name)
    const at = `assets/${stem}.${hash}${ext}`
    files.set(at, bytes)
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

/** Puts them into the build. */
export const installablePlugin = () => ({
  apply(compiler: webpack.Compiler) {
    compiler.hooks.thisCompilation.tap('Installable', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: 'Installable', stage }, () => {
        for (const [file, bytes] of installable().files)
          compilation.emitAsset(file, new webpack.sources.RawSource(bytes), { immutable: true })
      })
    })
  },
})
