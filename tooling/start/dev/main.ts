import { whenEnding } from '../before/ending.mjs'
import { fail } from '../before/fail.mjs'
import { settingsFrom } from '../before/settings.ts'
import { devAlone } from './alone.ts'
import { askedFrom } from './arguments.ts'
import { devEverything } from './everything.ts'

/**
 * `npm run dev`: everything, with hot reload. `npm run dev <remote>`, `npm run dev catalogo`: one remote, or the kit,
 * alone; with `--host`, a remote inside a deployed host.
 */
const settings = settingsFrom(process.env)
const asked = askedFrom(process.argv.slice(2))

if ('problem' in settings) fail(settings.problem)
else if ('problem' in asked) fail(asked.problem)
else {
  let stop = () => Promise.resolve()
  whenEnding(() => void stop().finally(() => process.exit(0)))
  try {
    const running = await (asked.name
      ? devAlone(asked.name, settings.port, asked.host)
      : devEverything(settings))
    stop = running.stop
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}
