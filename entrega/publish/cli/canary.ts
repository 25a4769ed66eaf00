import { setTimeout as wait } from 'node:timers/promises'
import { figuresOf } from '../canary/figures.ts'
import { judgeCanaries } from '../canary/judge.ts'
import { endCanary } from '../change/change.ts'
import { command, say, text } from './command.ts'

const usage = `Uso: npm run canary [-- --telemetria http://api:9464] [--cada 60] [--to carpeta]
     npm run canary -- app --terminar [--note "…"]
  Juzga cada versión en prueba por lo que cuentan las páginas; la prueba de la que falla demasiado termina sola, y queda anotado.
  --terminar    termina esa prueba ahora, sin juzgarla
  --telemetria  el puerto de métricas de la api; si no se dice, la base de esta instalación
  --cada        lo repite cada tantos segundos; si no se dice, una vez`

const outcomes = { waits: 'se espera', 'goes on': 'sigue', returns: 'su prueba termina' } as const

/** `npm run canary`: judges the releases that only some sessions get, and ends those that fail too often. */
await command(
  { usage, words: [0, 1], options: { telemetria: text, cada: text, terminar: { type: 'boolean' } } },
  async ({ words: [app], options: { telemetria, cada, terminar = false, note }, parts, wrong }) => {
    const every = cada === undefined ? undefined : Number(cada)
    if ((app !== undefined) !== terminar || (every !== undefined && !(every >= 1))) throw wrong
    if (app !== undefined) return endCanary(parts, app, note)
    const figures = figuresOf(telemetria)
    for (;;) {
      const judged = await judgeCanaries(parts, figures)
      if (judged.length === 0) console.log('Ninguna versión está en prueba.')
      for (const { app, release, verdict, entry } of judged) {
        console.log(`${app} ${release}: ${outcomes[verdict.what]}; ${verdict.why}.`)
        if (entry) await say(parts, entry)
      }
      if (every === undefined) return
      await wait(every * 1000)
    }
  },
)
