import { type Job, runLoad } from './run'

/*
 * The load generator's own process: it measures the others, so it must not share a thread with them.
 */
process.on('message', (job: Job) => {
  runLoad(job).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
