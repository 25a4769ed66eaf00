import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../build/workspace.ts'
import type { Figures } from './judge.ts'
import type { ReleaseCounts } from './verdict.ts'

/**
 * The counts that an api's metrics port gives (METRICS_PORT), as `http://api:9464`; without one, those in the database of
 * this installation, which DATA_DIR or DATABASE_URL names.
 */
export const figuresOf =
  (url?: string): Figures =>
  async (hours) => {
    if (url === undefined) {
      const command = ['src/operator/telemetria.ts', '--json', '--horas', String(hours)]
      const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: path.join(root, 'api') })
      return JSON.parse(stdout) as ReleaseCounts[]
    }
    const signal = AbortSignal.timeout(10_000)
    const answer = await fetch(new URL(`/telemetria?horas=${hours}`, url), { signal })
    if (!answer.ok) throw new Error(`${url} contestó ${answer.status}.`)
    return (await answer.json()) as ReleaseCounts[]
  }
