import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Job, Result } from './run'

export interface Generator {
  run: (job: Job) => Promise<Result>
  stop: () => void
}

export function startGenerator(): Generator {
  const entry = fileURLToPath(new URL('./process.ts', import.meta.url))
  const child = fork(entry, { execArgv: ['--import', 'tsx'] })
  return {
    run: async (job) => {
      child.send(job)
      const [{ result, error }] = (await once(child, 'message')) as [{ result?: Result; error?: string }]
      if (!result) throw new Error(error)
      return result
    },
    stop: () => void child.kill(),
  }
}
