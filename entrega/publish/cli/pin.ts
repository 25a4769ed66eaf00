import { pin, unpin } from '../change/change.ts'
import { Refusal } from '../refusal.ts'
import { asked, partsFor, run, sayDone } from './command.ts'

const usage = `Uso: npm run pin -- app versión --empresa <id> [--to carpeta] [--note "…"] [--force "…"]
     npm run pin -- app --soltar --empresa <id>
  Esa empresa se queda con esa versión, se publique lo que se publique; con --soltar vuelve a la de todas.
  --force  aunque no le sirva al host en uso, y por qué: queda anotado`

/** `npm run pin`: keeps one empresa at a release, or returns it to the release that the others get. */
await run(async () => {
  const { words, options } = asked(usage, {
    empresa: { type: 'string' },
    soltar: { type: 'boolean' },
    force: { type: 'string' },
  })
  const [app, release, ...rest] = words
  const { empresa, soltar = false, note, force } = options
  if (app === undefined || rest.length > 0 || !empresa || (release === undefined) !== soltar)
    throw new Refusal(usage)
  const parts = await partsFor(options.to)
  const entry =
    release === undefined
      ? await unpin(parts, app, empresa, note)
      : await pin(parts, app, { release, empresa, note, force })
  await sayDone(parts, entry)
})
