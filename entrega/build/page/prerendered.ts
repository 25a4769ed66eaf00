import { build } from 'esbuild'
import { createRequire } from 'node:module'
import path from 'node:path'
import { runInThisContext } from 'node:vm'
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
export async function prerenderedSignIn(font: string): Promise<{ html: string; css: string }> {
  const { markup } = await compiled(path.join(folderOf('host'), 'src/login/prerendered/markup.tsx'))
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
  const module = { exports: {} as { markup: () => string } }
  const run = runInThisContext(`(module, require) => {${outputFiles[0]?.text}\n}`) as (
    ...given: unknown[]
  ) => void
  run(module, createRequire(import.meta.url))
  return module.exports
}
