import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { chromium } from 'playwright-core'
import { brotliCompressSync } from 'node:zlib'
import { root } from '../../tooling/start/before/root.mjs'
import { findBrowser, noBrowser } from '../../tooling/start/test/browser.ts'
import { report } from '../report.ts'
import { figure, type Figure } from '../statistics.ts'
import { unlimited } from '../web/conditions.ts'
import { measure, signIn } from '../web/measure.ts'
import { scenarios } from '../web/scenarios.ts'
import { buildSites } from '../web/sites.ts'
import { openStage } from '../web/stage.ts'
import { lengthsByModule } from './by-module.ts'

const pages = ['/login en frío', '/clientes en frío', '/clientes/nuevo en frío']

/** What each kilobyte of a page's scripts is, by package and folder, and what the single app has instead. */
export async function benchBundle(): Promise<void> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error(noBrowser)
  const stage = await openStage(await buildSites())
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-quic', stage.trust],
  })
  try {
    const figures: Figure[] = []
    const built = await Promise.all(
      Object.values(stage.sides).map((url) => signIn(browser, url, stage.login)),
    )
    for (const scenario of scenarios.filter(({ name }) => pages.includes(name))) {
      const [here, single] = await Promise.all(
        built.map(async (side) =>
          kilobytes((await measure(browser, side, scenario, unlimited, stage.login)).asked),
        ),
      )
      if (here && single) figures.push(...compared(scenario.name, here, single))
    }
    report('bundle', figures)
  } finally {
    await browser.close()
    await stage.close()
  }
}

const folders = ['dist/monolith/assets', 'host/dist/assets', ...remoteFolders()]

function remoteFolders(): string[] {
  return readdirSync(root)
    .filter((name) => name.startsWith('remote-'))
    .map((name) => `${name}/dist`)
}

/** Brotli kB by group, of the scripts among these requests. A file's kB are divided as its characters are. */
function kilobytes(asked: string[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const path of asked.filter((request) => request.endsWith('.js'))) {
    const map = folders.map((folder) => join(root, folder, `${basename(path)}.map`)).find(existsSync)
    if (map === undefined) continue
    const code = readFileSync(join(dirname(map), basename(path)))
    const size = brotliCompressSync(code).length / 1000
    const lengths = lengthsByModule(code.toString(), readFileSync(map, 'utf8'))
    const total = [...lengths.values()].reduce((sum, length) => sum + length, 0)
    for (const [group, length] of lengths) sums.set(group, (sums.get(group) ?? 0) + (size * length) / total)
  }
  return sums
}

/** The groups of a tenth of a kB or more, the heaviest first, and the sum of all. */
function compared(page: string, here: Map<string, number>, single: Map<string, number>): Figure[] {
  const of = (sums: Map<string, number>, group: string) => sums.get(group) ?? 0
  const whole = (sums: Map<string, number>) => [...sums.values()].reduce((sum, kB) => sum + kB, 0)
  const groups = [...new Set([...here.keys(), ...single.keys()])]
    .filter((group) => Math.max(of(here, group), of(single, group)) >= 0.1)
    .sort((a, b) => of(here, b) - of(here, a))
  return [
    figure(`${page}: todo`, 'kB', [whole(here)], [whole(single)]),
    ...groups.map((group) => figure(`${page}: ${group}`, 'kB', [of(here, group)], [of(single, group)])),
  ]
}
