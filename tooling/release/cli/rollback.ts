import { rollback } from '../change/rollback'
import { Refusal } from '../refusal'
import { sayEntry } from '../show/entry'
import { asked, partsFor, run } from './command'

const usage = `Uso: npm run rollback -- app [versión] [--to carpeta] [--note "…"]
  Vuelve a la versión anterior, o a la que se diga; npm run releases -- app las enumera.`

/** `npm run rollback`: puts an earlier release in use at once, until the next release. */
await run(async () => {
  const { words, options } = asked(usage, {})
  const [app, release, ...rest] = words
  if (app === undefined || rest.length > 0) throw new Refusal(usage)
  const entry = await rollback(await partsFor(options.to), app, { release, note: options.note })
  for (const line of sayEntry(entry)) console.log(line)
})
