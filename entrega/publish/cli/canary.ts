import { setTimeout as wait } from 'node:timers/promises'
import { figuresAt, figuresHere } from '../canary/figures.ts'
import { judgeCanaries, type Judged } from '../canary/judge.ts'
import { endCanary } from '../change/change.ts'
import { Refusal } from '../refusal.ts'
import { sayEntry } from '../show/entry.ts'
import { missedSince } from '../show/missed.ts'
import { asked, partsFor, run, sayDone } from './command.ts'

const usage = `Uso: npm run canary [-- --telemetria http://api:9464] [--cada 60] [--to carpeta]
     npm run canary -- app --terminar [--note "…"]
  Juzga cada versión en prueba por lo que cuentan las páginas; la prueba de la que falla demasiado termina sola, y queda anotado.
  --terminar    termina esa prueba ahora, sin juzgarla
  --telemetria  el puerto de métricas de la api; si no se dice, la base de esta instalación
  --cada        lo repite cada tantos segundos; si no se dice, una vez`

const outcomes = { waits: 'se espera', 'goes on': 'sigue', returns: 'su prueba termina' } as const

const say = ({ app, release, verdict, entry }: Judged): string[] => [
  `${app} ${release}: ${outcomes[verdict.what]}; ${verdict.why}.`,
  ...(entry ? sayEntry(entry) : []),
]

/** `npm run canary`: judges the releases that only some sessions get, and ends those that fail too often. */
await run(async () => {
  const { words, options } = asked(usage, {
    telemetria: { type: 'string' },
    cada: { type: 'string' },
    terminar: { type: 'boolean', default: false },
  })
  if (options.terminar) return endNow(words, options)
  const every = options.cada === undefined ? null : Number(options.cada)
  if (words.length > 0 || (every !== null && !(every >= 1))) throw new Refusal(usage)
  const figures = options.telemetria === undefined ? figuresHere : figuresAt(options.telemetria)
  const parts = await partsFor(options.to)
  do {
    const judged = await judgeCanaries({ ...parts, who: { by: 'automático' } }, figures)
    if (judged.length === 0) console.log('Ninguna versión está en prueba.')
    for (const line of judged.flatMap(say)) console.log(line)
    for (const { entry } of judged)
      if (entry) for (const line of await missedSince(parts.store, entry)) console.log(line)
    if (every !== null) await wait(every * 1000)
  } while (every !== null)
})

async function endNow([app, ...rest]: string[], { to, note }: { to?: string; note?: string }) {
  if (app === undefined || rest.length > 0) throw new Refusal(usage)
  const parts = await partsFor(to)
  await sayDone(parts, await endCanary(parts, app, note))
}
