import HtmlWebpackPlugin from 'html-webpack-plugin'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { folderOf } from '../workspace.ts'
import { bundled, emitPlugin } from './emitted.ts'
import { prerenderedSignIn } from './prerendered.ts'
import { installable, themeColor } from './installable.ts'

/** A small script for the page, the same in every response: the content security policy names it by its hash. */
export function inlineScript(file: string) {
  const text = bundled({
    entryPoints: [file],
    target: 'es2020',
    minifyWhitespace: true,
    // The base with which the host's code is built (config/base.ts).
    define: { 'process.env.ADMIN_API_BASE': JSON.stringify(process.env.ADMIN_API_BASE || '/admin') },
  })
  return `\n${text.trim()}\n`
}

/** The page, from the host's template; the host's own also fetches early, says if no program comes, and signs in. */
export function pagePlugins({ early = false }: { early?: boolean } = {}) {
  const host = folderOf('host')
  const names = ['theme', ...(early ? ['early', 'failure'] : [])]
  const scripts = names.map((name) => inlineScript(path.join(host, 'page', `${name}.ts`)))
  return [
    ...(early ? [emitPlugin(() => installable().files)] : []),
    new HtmlWebpackPlugin({
      template: path.join(host, 'page/index.html'),
      filename: 'index.html',
      scriptLoading: 'defer',
      minify: false,
      templateParameters: async (compilation) => ({
        scripts,
        prerendered: early && (await prerenderedOf(compilation)),
        program: early && { manifest: installable().manifest, themeColor },
        icon: encodeURIComponent(readFileSync(path.join(host, 'page/icon.svg'), 'utf8').trim()),
        fonts: fontsOf(compilation),
      }),
    }),
  ]
}

const fontsOf = ({ assets }: import('webpack').Compilation) =>
  Object.keys(assets).filter((name) => name.endsWith('.woff2'))

async function prerenderedOf(compilation: import('webpack').Compilation) {
  const { html, css } = await prerenderedSignIn(`/${fontsOf(compilation)[0]}`)
  return { html, css: css + hidden, script: inlineScript(path.join(folderOf('host'), 'page/prerendered.ts')) }
}

/** The form stands alone while the app only waits, and gives way to whatever else the app shows. */
const hidden = `
#prerendered~#root:has([data-waiting]){display:none}
body:has(>#root>*):not(:has([data-waiting])) #prerendered{display:none}
#prerendered [aria-busy]{opacity:.6}`
