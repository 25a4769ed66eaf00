import { disable } from '../change/change'
import { Refusal } from '../refusal'
import { sayEntry } from '../show/entry'
import { asked, partsFor, run } from './command'

const usage = `Uso: npm run disable -- app --reason "…" [--to carpeta] [--note "…"]
  La sección dice que no está disponible, con ese motivo, hasta npm run enable.`

/** `npm run disable`: disables a remote. */
await run(async () => {
  const { words, options } = asked(usage, { reason: { type: 'string' } })
  const [app, ...rest] = words
  if (app === undefined || rest.length > 0) throw new Refusal(usage)
  const entry = await disable(await partsFor(options.to), app, options.reason ?? '', options.note)
  for (const line of sayEntry(entry)) console.log(line)
})
