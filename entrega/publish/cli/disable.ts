import { disable } from '../change/change.ts'
import { Refusal } from '../refusal.ts'
import { asked, partsFor, run, sayDone } from './command.ts'

const usage = `Uso: npm run disable -- app --reason "…" [--now] [--to carpeta] [--note "…"]
  La sección dice que no está disponible, con ese motivo, hasta npm run enable.
  --now  también donde ya está abierta: en menos de un minuto se cubre, y lo escrito se puede leer y copiar`

/** `npm run disable`: disables a remote. */
await run(async () => {
  const { words, options } = asked(usage, { reason: { type: 'string' }, now: { type: 'boolean' } })
  const [app, ...rest] = words
  if (app === undefined || rest.length > 0) throw new Refusal(usage)
  const parts = await partsFor(options.to)
  const { reason = '', now, note } = options
  await sayDone(parts, await disable(parts, app, reason, { now, note }))
})
