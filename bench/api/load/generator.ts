import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type Job, type Result, runLoad } from './run.ts'

export interface Generator {
  pid: number
  run: (job: Job) => Promise<Result>
  stop: () => void
}

const ROLE = 'generador'

/** The load generator runs in its own process: it measures the others, so it must not share a thread with them. */
export function startGenerator(): Generator {
  const child = fork(fileURLToPath(import.meta.url), [ROLE])
  return {
    pid: child.pid ?? 0,
    run: async (job) => {
      child.send(job)
      const [{ result, error }] = (await once(child, 'message')) as [{ result?: Result; error?: string }]
      if (!result) throw new Error(error)
      return result
    },
    stop: () => void child.kill(),
  }
}

if (process.argv[2] === ROLE) {
  process.on('message', (job: Job) => {
    runLoad(job).then(
      (result) => process.send?.({ result }),
      (error: unknown) => process.send?.({ error: String(error) }),
    )
  })
}
