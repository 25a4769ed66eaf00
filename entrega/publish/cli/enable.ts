import { enable } from '../change/change.ts'
import { Refusal } from '../refusal.ts'
import { sayEntry } from '../show/entry.ts'
import { asked, partsFor, run } from './command.ts'

const usage = `Uso: npm run enable -- app [--to carpeta] [--note "…"] [--force "…"]
  --force  aunque no le sirva al host en uso, y por qué: queda anotado`

/** `npm run enable`: enables a remote again. */
await run(async () => {
  const { words, options } = asked(usage, { force: { type: 'string' } })
  const [app, ...rest] = words
  if (app === undefined || rest.length > 0) throw new Refusal(usage)
  const entry = await enable(await partsFor(options.to), app, options)
  for (const line of sayEntry(entry)) console.log(line)
})
