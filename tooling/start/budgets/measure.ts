import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

interface Manifest {
  metaData: { remoteEntry: { name: string } }
  exposes: { path: string; assets: Record<'js' | 'css', { sync: string[]; async: string[] }> }[]
}

/**
 * Bytes of brotli that a person downloads: `inicio` for the page with everything that it names, and for each remote its
 * entry and its module with all screens.
 */
export function measure(site: string): Record<string, number> {
  const { remotes } = JSON.parse(readFileSync(join(site, 'remotes.json'), 'utf8')) as {
    remotes: Record<string, { manifest: string }>
  }
  const weights: Record<string, number> = { inicio: weigh(site, ['index.html', ...filesOfPage(site)]) }
  for (const [name, { manifest }] of Object.entries(remotes))
    weights[name] = weigh(site, filesOfRemote(site, manifest))
  return weights
}

function filesOfPage(site: string): string[] {
  const html = readFileSync(join(site, 'index.html'), 'utf8')
  const named = [...html.matchAll(/\s(?:src|href)="?(\/[^"\s>]+)/g)].map(([, path = '']) => path)
  return [...new Set(named)]
}

function filesOfRemote(site: string, manifest: string): string[] {
  const { metaData, exposes } = JSON.parse(readFileSync(join(site, manifest), 'utf8')) as Manifest
  const assets = exposes.find(({ path }) => path === './module')?.assets
  const files = Object.values(assets ?? {}).flatMap((kind) => [...kind.sync, ...kind.async])
  return [...new Set([metaData.remoteEntry.name, ...files])].map((file) => join(dirname(manifest), file))
}

const weigh = (site: string, files: string[]) =>
  files.reduce((sum, file) => sum + brotliSize(join(site, file)), 0)

function brotliSize(path: string): number {
  const compressed = `${path}.br`
  if (existsSync(compressed)) return statSync(compressed).size
  return /\.(woff2|png|webp)$/.test(path)
    ? statSync(path).size
    : brotliCompressSync(readFileSync(path)).length
}
