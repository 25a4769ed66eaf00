import { figuresAt, figuresHere } from '../canary/figures.ts'
import { readLog } from '../log/log.ts'
import { stateAt } from '../log/state.ts'
import { Refusal } from '../refusal.ts'
import { derive, recordsFor } from '../registry/derive.ts'
import { registryOf } from '../registry/registry.ts'
import { toDiscovery } from '../show/discovery.ts'
import { sayFared } from '../show/fared.ts'
import { overview } from '../show/overview.ts'
import { sayOverview } from '../show/sayOverview.ts'
import { asked, partsFor, run } from './command.ts'

const usage = `Uso: npm run releases [-- app] [--at 2026-11-20T10:00] [--json] [--exportar registro|discovery] [--to carpeta]
       npm run releases [-- app] --cuentas [--telemetria http://api:9464]
  Qué está en uso, desde cuándo, por quién y de qué commit; con una app, a qué se puede volver.
  --at        como estaba en ese momento
  --cuentas   también cargas, fallas y errores de las últimas 24 horas: de la base de esta instalación, o del puerto de métricas de una api
  --exportar  el registro que el sitio tenía entonces, o lo mismo en el esquema frontend-discovery`

const countedHours = 24

/** `npm run releases`: shows the releases in use, since when, and who released them. */
await run(async () => {
  const { words, options } = asked(usage, {
    at: { type: 'string' },
    json: { type: 'boolean' },
    exportar: { type: 'string' },
    cuentas: { type: 'boolean', default: false },
    telemetria: { type: 'string' },
  })
  const [app, ...rest] = words
  if (rest.length > 0) throw new Refusal(usage)
  const at = momentFrom(options.at)
  const parts = await partsFor(options.to)
  await derive(parts.store)
  if (options.exportar !== undefined) return print(await exported(parts.store, options.exportar, at))
  const found = await overview(parts.store, { app, at })
  const rows = options.cuentas ? await counted(options.telemetria, app) : []
  if (app !== undefined && found.apps.length === 0)
    throw new Refusal(
      at === undefined
        ? `${app} no se ha publicado nunca en ${found.store}.`
        : `${app} no se había publicado en ${found.store} en ese momento.`,
    )
  if (options.json)
    return print({
      store: found.store,
      log: found.log.last,
      apps: found.apps,
      problems: found.problems,
      ...(options.cuentas && { cuentas: rows }),
    })
  for (const line of [...sayOverview(found, app !== undefined), ...sayFared(rows, countedHours)])
    console.log(line)
})

async function counted(url: string | undefined, app: string | undefined) {
  const rows = await (url === undefined ? figuresHere : figuresAt(url))(countedHours)
  return rows.filter(({ remoto }) => app === undefined || remoto === app)
}

async function exported(
  store: Awaited<ReturnType<typeof partsFor>>['store'],
  form: string,
  at: Date | undefined,
) {
  const state = stateAt((await readLog(store)).entries, at)
  const registry = registryOf(state, await recordsFor(store, state))
  if (form === 'discovery') return toDiscovery(registry)
  if (form === 'registro') return registry
  throw new Refusal(usage)
}

function momentFrom(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const moment = new Date(text)
  if (!Number.isNaN(moment.getTime())) return moment
  throw new Refusal(
    `No se entiende el momento «${text}»: escribirlo como 2026-11-20T10:00, en la hora de este equipo, o con Z al final.`,
  )
}

function print(value: unknown): void {
  console.log(JSON.stringify(value, null, 2))
}
