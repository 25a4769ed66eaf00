import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

interface Manifest {
  metaData: { remoteEntry: { name: string } }
  exposes: { path: string; assets: Record<'js' | 'css', { sync: string[]; async: string[] }> }[]
}

/**
 * Bytes of brotli that a person downloads: `inicio` is the page with every file that it names; for each remote, its
 * entry and its module with all screens, the entry alone, which every visit downloads first, and all that a visit to its
 * first page downloads with an empty cache.
 */
export function measure(site: string): Record<string, number> {
  const { remotes } = JSON.parse(readFileSync(join(site, 'remotes.json'), 'utf8')) as {
    remotes: Record<string, { manifest: string }>
  }
  const inicio = weigh(site, ['index.html', ...filesOfPage(site)])
  const weights: Record<string, number> = { inicio }
  const signedIn = inicio + weigh(site, filesOfFrame(site))
  for (const [name, { manifest }] of Object.entries(remotes)) {
    const files = filesOfRemote(site, manifest)
    weights[name] = weigh(site, files)
    weights[`${name}/remoteEntry`] = weigh(site, files.slice(0, 1))
    weights[`${name}/en frío`] = signedIn + weigh(site, filesOfRemote(site, manifest, ['sync']))
  }
  return weights
}

/** The files that the page names, as addresses. */
export function filesOfPage(site: string): string[] {
  const html = readFileSync(join(site, 'index.html'), 'utf8')
  const named = [...html.matchAll(/\s(?:src|href)="?(\/[^"\s>]+)/g)].map(([, path = '']) => path)
  return [...new Set(named)]
}

/** What the page preloads for a signed-in person (host/page/early.ts), among the files whose hashes it names. */
function filesOfFrame(site: string): string[] {
  const html = readFileSync(join(site, 'index.html'), 'utf8')
  return [...html.matchAll(/"(assets\/(?:shell|federation|section)\.\w+\.js)":/g)].map(
    ([, file = '']) => file,
  )
}

/** The file of a remote's entry, and then those of its module, with all screens or only with what it starts with. */
export function filesOfRemote(
  site: string,
  manifest: string,
  which: readonly ('sync' | 'async')[] = ['sync', 'async'],
): string[] {
  const { metaData, exposes } = JSON.parse(readFileSync(join(site, manifest), 'utf8')) as Manifest
  const assets = exposes.find(({ path }) => path === './module')?.assets
  const files = Object.values(assets ?? {}).flatMap((kind) => which.flatMap((when) => kind[when]))
  return [...new Set([metaData.remoteEntry.name, ...files])].map((file) => join(dirname(manifest), file))
}

/** Bytes of brotli. */
export const weigh = (site: string, files: string[]) =>
  files.reduce((sum, file) => sum + brotliSize(join(site, file)), 0)

function brotliSize(path: string): number {
  const compressed = `${path}.br`
  if (existsSync(compressed)) return statSync(compressed).size
  return /\.(woff2|png|webp)$/.test(path)
    ? statSync(path).size
    : brotliCompressSync(readFileSync(path)).length
}

/** kB (1000 bytes) of brotli by name; the three named here are for every remote without its own line. */
export type Budgets = Record<string, number> & { remoto: number; remoteEntry: number; 'en frío': number }

export function budgetOf(name: string, budgets: Budgets): number {
  const [, part = 'remoto'] = name.split('/')
  return budgets[name] ?? budgets[part] ?? budgets.remoto
}

/** Growth by less than this needs no change of the file. */
const SLACK = 1.03

/** One sentence for each budget that is exceeded by more than 3 %. */
export function breaches(weights: Record<string, number>, budgets: Budgets): string[] {
  return Object.entries(weights).flatMap(([name, bytes]) => {
    const budget = budgetOf(name, budgets)
    if (bytes <= budget * 1000 * SLACK) return []
    return [
      `${name} pesa ${kB(bytes)} kB y su presupuesto es de ${budget}: quitar peso, o subirlo en tooling/start/budgets/budgets.json y decir por qué.`,
    ]
  })
}

export const kB = (bytes: number) => (bytes / 1000).toFixed(1)
