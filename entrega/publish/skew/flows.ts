import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bin, results } from '../../../tooling/start/test/commands.ts'
import { runStep } from '../../../tooling/start/test/step.ts'
import { root } from '../../../tooling/start/before/root.mjs'
import type { Combination } from './combinations.ts'
import { flowsIn, type Flow } from './report.ts'

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
  const found = flowsIn(textOf(file))
  const isTold = found.length > 0 && (ok || found.some(({ passed }) => !passed))
  return isTold ? found : [...found, { title: 'los recorridos no llegaron a su fin', passed: false }]
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
