import { build } from 'esbuild'
import { createRequire } from 'node:module'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PurgeCSS } from 'purgecss'
import { folderOf } from '../workspace.ts'

const FONT = '__FUENTE__'

/** Names the typeface's file, whose address only webpack knows. */
const fontName = {
  name: 'font',
  setup: ({ onLoad }: import('esbuild').PluginBuild) =>
    onLoad({ filter: /\.woff2$/ }, () => ({ contents: `export default '${FONT}'` })),
}

/**
 * The form of sign-in as the host's own component renders it, and of the styles only what it uses.
 * @param font the address of the typeface
 */
export async function prerenderedEntrada(font: string): Promise<{ html: string; css: string }> {
  const { markup } = await compiled(path.join(folderOf('host'), 'src/login/entrada/markup.tsx'))
  const styles: string[] = []
  const html = markup().replace(/<style[^>]*>(.*?)<\/style>/gs, (_, css) => (styles.push(css), ''))
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: `<html class="dark light"><body>${html}</body></html>`, extension: 'html' }],
    css: [{ raw: styles.join('').replaceAll(FONT, font) }],
    variables: true,
    keyframes: true,
    safelist: [':focus-visible'],
  })
  return { html, css: purged?.css ?? '' }
}

async function compiled(file: string): Promise<{ markup: () => string }> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [fontName],
  })
  const folder = mkdtempSync(path.join(folderOf('host'), 'node_modules/.entrada-'))
  try {
    const module = path.join(folder, 'markup.cjs')
    writeFileSync(module, outputFiles[0]?.text ?? '')
    return createRequire(import.meta.url)(module)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
