import { InvalidSetting } from './settings.ts'

/** Runs a container's program; a setting that is wrong ends it with a sentence. */
export function run(program: () => Promise<void>): void {
  program().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error instanceof InvalidSetting ? error.message : error)
      process.exit(1)
    },
  )
}
