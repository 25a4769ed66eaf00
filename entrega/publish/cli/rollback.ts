import { rollbackAll, type Wanted } from '../change/change.ts'
import { appName } from '../names.ts'
import { command, text } from './command.ts'

const usage = `Uso: npm run rollback -- app [versión] [otra app [versión]…] [--to carpeta] [--note "…"] [--force "…"]
  Vuelve a la versión anterior, o a la que se diga; npm run releases -- app las enumera.
  --force  aunque no le sirva al host en uso, y por qué: queda anotado`

/** `npm run rollback`: puts earlier releases in use at once, until the next release. */
await command(
  { usage, words: [1, Infinity], options: { force: text } },
  ({ words, options, parts, wrong }) => {
    const wanted: Wanted[] = []
    for (const word of words) {
      const last = wanted.at(-1)
      // A word that can't be an app's name is a release of the app before it.
      if (appName.test(word)) wanted.push({ app: word })
      else if (last && last.release === undefined) last.release = word
      else throw wrong
    }
    return rollbackAll(parts, wanted, options)
  },
)
