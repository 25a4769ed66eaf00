import { chromium } from 'playwright-core'
import { findBrowser, noBrowser } from '../../../tooling/start/test/browser.ts'
import { Refusal } from '../refusal.ts'
import { accessibility } from './checks/accessibility.ts'
import type { Check, Found, Scene } from './checks/check.ts'
import { globals } from './checks/globals.ts'
import { keyboard } from './checks/keyboard.ts'
import { leftovers } from './checks/leftovers.ts'
import { neighbours } from './checks/neighbours.ts'
import { pages } from './checks/pages.ts'
import { permissions } from './checks/permissions.ts'
import { singletons } from './checks/singletons.ts'
import { styles } from './checks/styles.ts'
import { pathsOf } from './paths.ts'
import { openStage } from './stage.ts'
import { isOf } from './subject.ts'
import type { CheckName, Finding, Outcome, PageSize, Subject } from '../evidence/types.ts'
import { NotSeen, visitorOf } from './visitor.ts'

/** The checks that run with the host alone, and those that run beside the remotes in use. */
const alone: Partial<Record<CheckName, Check>> = {
  paginas: pages,
  permisos: permissions,
  accesibilidad: accessibility,
  teclado: keyboard,
  copias: singletons,
  globales: globals,
  estilos: styles,
  restos: leftovers,
}
const beside: Partial<Record<CheckName, Check>> = { paginas: pages, vecinos: neighbours }

export interface Options {
  /** A published site, whose host and remotes the release has to work with. */
  site: string
  /** Runs only these checks, which is not enough to publish. */
  only?: CheckName[]
  /** Receives the name of each check when it starts. */
  log?(line: string): void
}

/** Checks a built release in a real browser: first with the host in use alone, then beside the remotes in use. */
export async function conformance(
  subject: Subject,
  { site, only, log = () => undefined }: Options,
): Promise<Outcome> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Refusal(noBrowser)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic'] })
  const outcome: Outcome = { findings: [], sizes: [], neighbours: {} }

  const runAll = async (where: string, checks: typeof alone) => {
    const stage = await openStage(subject, { site, alone: checks === alone })
    const visit: Scene['visit'] = async (act, permisos) => {
      const visitor = await visitorOf(browser, subject, stage, permisos)
      return act(visitor).finally(() => visitor.close())
    }
    try {
      const paths = await visit((visitor) => pathsOf(subject, stage, visitor))
      const scene = { subject, stage, paths, visit }
      if (checks === alone) outcome.sizes = await sizesIn(scene)
      else
        for (const [name, { release }] of Object.entries(stage.registry.remotes))
          if (name !== subject.name) outcome.neighbours[name] = release
      for (const [name, check] of Object.entries(checks) as [CheckName, Check][]) {
        if (only && !only.includes(name)) continue
        const found = await named(name, () => check(scene))
        log(`${found.length === 0 ? 'bien' : ' MAL'}  ${name}, ${where}`)
        outcome.findings.push(...found)
      }
    } finally {
      stage.close()
    }
  }

  try {
    await runAll('solo en el host', alone)
    await runAll('junto a los demás', beside)
  } finally {
    await browser.close()
  }
  return outcome
}

/** What a check found; one that did not see a page found at least that. */
async function named(check: CheckName, look: () => Promise<Found[]>): Promise<Finding[]> {
  try {
    const found = await look()
    return found.map((each) => ({ check, ...(typeof each === 'string' ? { detail: each } : each) }))
  } catch (error) {
    if (!(error instanceof NotSeen)) throw error
    return [{ check, path: error.path, detail: `no se vio: ${error.reason}` }]
  }
}

/** Measures what each page downloads of the release, as transferred. */
async function sizesIn({ subject, paths, visit }: Scene): Promise<PageSize[]> {
  const found: PageSize[] = []
  for (const { path } of paths)
    await visit(async ({ page, sees }) => {
      const bodies: Promise<number>[] = []
      page.on('requestfinished', (request) => {
        const size = () => request.sizes().then(({ responseBodySize }) => responseBodySize)
        if (isOf(subject, request.url())) bodies.push(size().catch(() => 0))
      })
      // The checks say so of a page that is not seen.
      if (!(await sees(path))) return
      const bytes = await Promise.all(bodies)
      found.push({ path, files: bytes.length, bytes: bytes.reduce((sum, each) => sum + each, 0) })
    })
  return found
}
