import { whenEnding } from '../before/ending.mjs'
import { fail } from '../before/fail.mjs'
import { settingsFrom } from '../before/settings.mjs'
import { devAlone } from './alone'
import { devEverything } from './everything'

/** `npm run dev`: everything, with hot reload. `npm run dev <remote>`, `npm run dev catalogo`: one remote, or the kit, alone. */
const settings = settingsFrom(process.env)
const [name, ...rest] = process.argv.slice(2)

if ('problem' in settings) fail(settings.problem)
else if (rest.length > 0) fail('Uso: npm run dev [remoto | catalogo]')
else {
  let stop = () => Promise.resolve()
  whenEnding(() => void stop().finally(() => process.exit(0)))
  try {
    const running = await (name ? devAlone(name, settings.port) : devEverything(settings))
    stop = running.stop
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}
