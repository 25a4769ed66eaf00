import { rollbackAll, type Wanted } from '../change/change.ts'
import { appName } from '../records/names.ts'
import { Refusal } from '../refusal.ts'
import { sayEntry } from '../show/entry.ts'
import { asked, partsFor, run } from './command.ts'

const usage = `Uso: npm run rollback -- app [versión] [otra app [versión]…] [--to carpeta] [--note "…"] [--force "…"]
  Vuelve a la versión anterior, o a la que se diga; npm run releases -- app las enumera.
  --force  aunque no le sirva al host en uso, y por qué: queda anotado`

/** `npm run rollback`: puts earlier releases in use at once, until the next release. */
await run(async () => {
  const { words, options } = asked(usage, { force: { type: 'string' } })
  const wanted = wantedFrom(words)
  if (wanted.length === 0) throw new Refusal(usage)
  const entry = await rollbackAll(await partsFor(options.to), wanted, options)
  for (const line of sayEntry(entry)) console.log(line)
})

/** A word that can't be an app's name is a release of the app before it. */
function wantedFrom(words: string[]): Wanted[] {
  const wanted: Wanted[] = []
  for (const word of words) {
    const last = wanted.at(-1)
    if (appName.test(word)) wanted.push({ app: word })
    else if (last && last.release === undefined) last.release = word
    else throw new Refusal(usage)
  }
  return wanted
}
