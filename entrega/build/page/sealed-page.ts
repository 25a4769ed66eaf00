import webpack from 'webpack'
import { hashOf } from '../../publish/integrity.ts'

/** Writes the hashes of the page's scripts and styles, and of those loaded later, into the finished page. */
export const sealedPagePlugin = () => ({
  apply(compiler: webpack.Compiler) {
    compiler.hooks.thisCompilation.tap('SealedPage', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'SealedPage', stage }, (assets) => {
        const files = Object.entries(assets).filter(([name]) => /\.(js|css)$/.test(name))
        const hashes = Object.fromEntries(files.map(([name, source]) => [name, hashOf(source.buffer())]))
        const page = sealed(String(assets['index.html']?.source()), hashes)
        compilation.updateAsset('index.html', new webpack.sources.RawSource(page))
      })
    })
  },
})

/** @param hashes by path from the root */
export function sealed(html: string, hashes: Record<string, string>) {
  const inPage = new Set()
  const page = html.replace(/<(?:script|link)\b[^>]*?\s(?:src|href)="?\/([^"\s>]+)"?/g, (tag, name) => {
    if (!hashes[name]) return tag
    if (!/\srel="?preload\b/.test(tag)) inPage.add(name)
    return `${tag} integrity="${hashes[name]}" crossorigin`
  })
  const later = Object.fromEntries(Object.entries(hashes).filter(([name]) => !inPage.has(name)))
  return page.replace(
    '</head>',
    `<script type="application/json" id="integridad">${JSON.stringify(later)}</script>\n  </head>`,
  )
}
