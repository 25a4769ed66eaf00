import { whenEnding } from '../before/ending.mjs'
import { fail } from '../before/fail.mjs'
import { settingsFrom } from '../before/settings.mjs'
import { devRemote } from './remote'
import { devEverything } from './everything'

/** `npm run dev`: everything, hot. `npm run dev <remote>`: one remote alone, with the in-memory back end. */
const settings = settingsFrom(process.env)
const [remote, ...rest] = process.argv.slice(2)

if ('problem' in settings) fail(settings.problem)
else if (rest.length > 0) fail('Uso: npm run dev [remoto]')
else {
  let stop = () => Promise.resolve()
  whenEnding(() => void stop().finally(() => process.exit(0)))
  try {
    const running = await (remote ? devRemote(remote, settings.port) : devEverything(settings))
    stop = running.stop
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}
