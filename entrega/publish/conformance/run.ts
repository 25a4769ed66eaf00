import { chromium, type Browser } from 'playwright-core'
import { findBrowser, noBrowser } from '../../../tooling/start/test/browser.ts'
import { accessibility } from './checks/accessibility.ts'
import type { Check, Scene } from './checks/check.ts'
import { globals } from './checks/globals.ts'
import { keyboard } from './checks/keyboard.ts'
import { leftovers } from './checks/leftovers.ts'
import { neighbours } from './checks/neighbours.ts'
import { pages } from './checks/pages.ts'
import { permissions } from './checks/permissions.ts'
import { singletons } from './checks/singletons.ts'
import { styles } from './checks/styles.ts'
import { pathsOf } from './paths.ts'
import { sizes } from './sizes.ts'
import { openStage } from './stage.ts'
import type { CheckName, Finding, PageSize, Subject } from './types.ts'
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

export interface Outcome {
  findings: Finding[]
  sizes: PageSize[]
  /** The checked pages. */
  paths: string[]
  /** The releases of the remotes that ran beside it. */
  neighbours: Record<string, string>
}

/** Checks a built release in a real browser: first with the host in use alone, then beside the remotes in use. */
export async function conformance(
  subject: Subject,
  { site, only, log = () => undefined }: Options,
): Promise<Outcome> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error(noBrowser)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic'] })
  const outcome: Outcome = { findings: [], sizes: [], paths: [], neighbours: {} }
  try {
    for (const [where, checks] of [
      ['solo en el host', alone],
      ['junto a los demás', beside],
    ] as const) {
      const stage = await openStage(subject, { site, alone: checks === alone })
      try {
        const scene = await sceneOf(browser, subject, stage)
        if (checks === alone) {
          outcome.paths = scene.paths.map(({ path }) => path)
          const weighed = await orNotSeen('paginas', async () => {
            outcome.sizes = await sizes(scene)
            return []
          })
          // The check of the pages says the same of each page.
          if (only?.includes('paginas') === false) outcome.findings.push(...weighed)
        } else {
          for (const [name, { release }] of Object.entries(stage.registry.remotes))
            if (name !== subject.name) outcome.neighbours[name] = release
        }
        for (const [name, check] of Object.entries(checks)) {
          if (only && !only.includes(name as CheckName)) continue
          const found = await orNotSeen(name as CheckName, () => check(scene))
          log(`${found.length === 0 ? 'bien' : ' MAL'}  ${name}, ${where}`)
          outcome.findings.push(...found)
        }
      } finally {
        stage.close()
      }
    }
  } finally {
    await browser.close()
  }
  return outcome
}

/** A check that did not see a page found at least that. */
async function orNotSeen(check: CheckName, look: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await look()
  } catch (error) {
    if (!(error instanceof NotSeen)) throw error
    return [{ check, path: error.path, detail: `no se vio: ${error.reason}` }]
  }
}

async function sceneOf(browser: Browser, subject: Subject, stage: Scene['stage']): Promise<Scene> {
  const visit: Scene['visit'] = async (act, permisos) => {
    const visitor = await visitorOf(browser, subject, stage, permisos)
    try {
      return await act(visitor)
    } finally {
      await visitor.close()
    }
  }
  const paths = await visit((visitor) => pathsOf(subject, stage, visitor))
  return { subject, stage, paths, visit }
}
