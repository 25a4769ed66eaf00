import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bin, results } from '../../../tooling/start/test/commands.ts'
import { runStep } from '../../../tooling/start/test/step.ts'
import { root } from '../../../tooling/start/before/root.mjs'
import { fromJson } from '../store/store.ts'
import type { Combination } from './combinations.ts'

/** A flow, and how it ended. */
export interface Flow {
  title: string
  passed: boolean
}

/** Selects the flows and the browser. */
export interface Choice {
  flows: string
  browser: string
}

/** Runs the flows of e2e over a site. A run that fails without a failed flow counts as a failed flow itself. */
export async function runFlows(
  { name, title }: Combination,
  site: string,
  { flows, browser }: Choice,
): Promise<Flow[]> {
  const file = join(results, `skew-${name}.json`)
  const cli = 'e2e/node_modules/@playwright/test/cli.js'
  const output = join(root, 'e2e/test-results/skew', name)
  const { ok } = await runStep({
    name: `skew-${name}`,
    title,
    places: 2,
    isLive: true,
    report: { kind: 'playwright', file },
    commands: [
      {
        ...bin(cli, 'test', '--grep', flows, '--output', output, '--reporter=list,json'),
        cwd: join(root, 'e2e'),
        env: { E2E_SITE: site, E2E_STACK: '', PLAYWRIGHT_JSON_OUTPUT_FILE: file, CHROMIUM_PATH: browser },
      },
    ],
  })
  const found = existsSync(file) ? flowsIn(readFileSync(file)) : []
  const isTold = found.length > 0 && (ok || found.some(({ passed }) => !passed))
  return isTold ? found : [...found, { title: 'los recorridos no llegaron a su fin', passed: false }]
}

/** The members of Playwright's JSON report that are read here. */
interface Suite {
  specs?: { title: string; file: string; ok: boolean }[]
  suites?: Suite[]
}

/** The flows of a report, in its order; none if the report is truncated. */
export function flowsIn(report: Buffer): Flow[] {
  const flowsOf = ({ specs = [], suites = [] }: Suite): Flow[] => [
    ...specs.map(({ title, file, ok }) => ({
      title: `${file}: ${title.replace(/\s*@[\w-]+/g, '').trim()}`,
      passed: ok,
    })),
    ...suites.flatMap(flowsOf),
  ]
  return flowsOf((fromJson(report) as Suite | undefined) ?? {})
}
