import { pin, unpin } from '../change/change.ts'
import { command, text } from './command.ts'

const usage = `Uso: npm run pin -- app versión --empresa <id> [--to carpeta] [--note "…"] [--force "…"]
     npm run pin -- app --soltar --empresa <id>
  Esa empresa se queda con esa versión, se publique lo que se publique; con --soltar vuelve a la de todas.
  --force  aunque no le sirva al host en uso, y por qué: queda anotado`

/** `npm run pin`: keeps one empresa at a release, or returns it to the release that the others get. */
await command(
  { usage, words: [1, 2], options: { empresa: text, soltar: { type: 'boolean' }, force: text } },
  ({ words: [app = '', release], options: { empresa, soltar = false, note, force }, parts, wrong }) => {
    if (!empresa || (release === undefined) !== soltar) throw wrong
    return release === undefined
      ? unpin(parts, app, empresa, note)
      : pin(parts, app, { release, empresa, note, force })
  },
)
