import { disable } from '../change/change'
import { Refusal } from '../refusal'
import { asked, partsFor, run, sayDone } from './command'

const usage = `Uso: npm run disable -- app --reason "…" [--to carpeta] [--note "…"]
  La sección dice que no está disponible, con ese motivo, hasta npm run enable.`

/** `npm run disable`: disables a remote. */
await run(async () => {
  const { words, options } = asked(usage, { reason: { type: 'string' } })
  const [app, ...rest] = words
  if (app === undefined || rest.length > 0) throw new Refusal(usage)
  const parts = await partsFor(options.to)
  await sayDone(parts, await disable(parts, app, options.reason ?? '', options.note))
})
