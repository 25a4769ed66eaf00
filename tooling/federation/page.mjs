// @ts-check
import { buildSync } from 'esbuild'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { folderOf } from './workspace.mjs'

/**
 * The text of a small script that stands in the page itself. It never varies between requests, so that the
 * content security policy can name it by its hash.
 * @param {string} file
 */
export function inlineScript(file) {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    minifyWhitespace: true,
  })
  return `\n${outputFiles[0]?.text.trim()}\n`
}

const preloaded = ['bootstrap', 'kit']

/**
 * The page: the host's template, with or without the early fetch.
 * @param {{ early?: boolean }} [options]
 */
export function pagePlugins({ early = false } = {}) {
  const host = folderOf('host')
  const names = ['theme', ...(early ? ['early'] : [])]
  const scripts = names.map((name) => inlineScript(path.join(host, 'page', `${name}.ts`)))
  return [
    new HtmlWebpackPlugin({
      template: path.join(host, 'page/index.html'),
      filename: 'index.html',
      scriptLoading: 'defer',
      minify: false,
      templateParameters: (compilation) => ({
        scripts,
        icon: encodeURIComponent(readFileSync(path.join(host, 'page/icon.svg'), 'utf8').trim()),
        // The first chunks everybody needs are named in the page: the browser asks for them with the scripts.
        preloads: preloaded
          .flatMap((name) => [...(compilation.namedChunks.get(name)?.files ?? [])])
          .filter((file) => file.endsWith('.js')),
        fonts: Object.keys(compilation.assets).filter((name) => name.endsWith('.woff2')),
      }),
    }),
  ]
}
