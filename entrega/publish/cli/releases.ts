import { figuresOf } from '../canary/figures.ts'
import { readLog } from '../log/log.ts'
import { stateAt } from '../log/state.ts'
import { Refusal } from '../refusal.ts'
import { derive, readSituation } from '../registry/derive.ts'
import { registryOf } from '../registry/registry.ts'
import { toDiscovery } from '../show/discovery.ts'
import { overview } from '../show/overview.ts'
import { sayCounts, sayOverview } from '../show/sayOverview.ts'
import type { Store } from '../store/store.ts'
import { command, text } from './command.ts'

const usage = `Uso: npm run releases [-- app] [--at 2026-11-20T10:00] [--json] [--exportar registro|discovery] [--to carpeta]
       npm run releases [-- app] --cuentas [--telemetria http://api:9464]
  Qué está en uso, desde cuándo, por quién y de qué commit; con una app, a qué se puede volver.
  --at        como estaba en ese momento
  --cuentas   también cargas, fallas y errores de las últimas 24 horas: de la base de esta instalación, o del puerto de métricas de una api
  --exportar  el registro que el sitio tenía entonces, o lo mismo en el esquema frontend-discovery`

const flag = { type: 'boolean' } as const
const options = { at: text, json: flag, exportar: text, cuentas: flag, telemetria: text }
const countedHours = 24

/** `npm run releases`: shows the releases in use, since when, and who released them. */
await command({ usage, words: [0, 1], options }, async ({ words: [app], options, parts, wrong }) => {
  const { store } = parts
  const { exportar, json, cuentas, telemetria } = options
  const at = momentFrom(options.at)
  await derive(store)
  if (exportar !== undefined) {
    if (exportar !== 'registro' && exportar !== 'discovery') throw wrong
    const registry = await registryThen(store, at)
    return print(exportar === 'registro' ? registry : toDiscovery(registry))
  }
  const found = await overview(store, { app, at })
  if (app !== undefined && found.apps.length === 0)
    throw new Refusal(
      at === undefined
        ? `${app} no se ha publicado nunca en ${found.store}.`
        : `${app} no se había publicado en ${found.store} en ese momento.`,
    )
  const rows = cuentas ? await figuresOf(telemetria)(countedHours) : []
  const counted = rows.filter(({ remoto }) => app === undefined || remoto === app)
  if (json) return print({ ...found, log: found.log.last, ...(cuentas && { cuentas: counted }) })
  for (const line of [...sayOverview(found, app !== undefined), ...sayCounts(counted, countedHours)])
    console.log(line)
})

async function registryThen(store: Store, at: Date | undefined) {
  const state = stateAt((await readLog(store)).entries, at)
  return registryOf(state, (await readSituation(store, state)).records)
}

function momentFrom(said: string | undefined): Date | undefined {
  if (said === undefined) return undefined
  const moment = new Date(said)
  if (!Number.isNaN(moment.getTime())) return moment
  throw new Refusal(
    `No se entiende el momento «${said}»: escribirlo como 2026-11-20T10:00, en la hora de este equipo, o con Z al final.`,
  )
}

function print(value: unknown): void {
  console.log(JSON.stringify(value, null, 2))
}
