import { existsSync, lstatSync } from 'node:fs'
import path from 'node:path'
import { appNames, buildAll } from '../../build/build-all.ts'
import { whoIsHere } from '../../build/who.ts'
import { folderOf, root } from '../../build/workspace.ts'
import { isReportOfToday } from '../offers/report.ts'
import { candidateFrom, type Candidate } from '../records/candidate.ts'
import { publish } from '../publish/publish.ts'
import { Refusal } from '../refusal.ts'
import { command, text } from './command.ts'

const usage = `Uso: npm run release -- app [app…] [--to carpeta] [--note "…"] [--from carpeta] [--canary 10]
  app       host, o un remoto: ${appNames.slice(1).join(', ')}
  --to      dónde se publica; si no se dice, dist/site
  --note    por qué: queda en el registro de publicaciones
  --from    lo construido en otra parte: la carpeta de la app, o una con una carpeta por app
  --canary  solo para tantas de cada cien sesiones`

/** `npm run release`: puts all named builds in use at once. */
await command(
  { usage, words: [1, Infinity], options: { from: text, canary: text } },
  async ({ words, options: { from, note, ...options }, parts }) => {
    const canary = shareFrom(options.canary)
    const candidates = from === undefined ? await built(words) : given(words, from)
    const entry = await publish(parts, candidates, { note, canary, elsewhere: from !== undefined })
    if (entry) return entry
    for (const { app, release } of candidates)
      console.log(`${app} ${release} ya está en uso: no hay nada que publicar.`)
  },
)

async function built(apps: string[]): Promise<Candidate[]> {
  const stale = apps.filter((app) => !isReportOfToday(folderOf(app)))
  if (stale.length > 0)
    throw new Refusal(
      `Lo que ${stale.join(', ')} ofrece a los demás cambió y su informe no. Renovarlo con «npm run interface» y publicar de nuevo: con él se comprueba a quienes lo usan.`,
    )
  const builds = await buildAll({ only: apps, log: console.log })
  const at = new Date().toISOString()
  return builds.map(({ app, dist }) => {
    const candidate = candidateFrom(app, dist)
    // The build may be older, but `buildAll` has just checked that it matches the current sources.
    return { ...candidate, built: { ...whoIsHere(), at: candidate.built?.at ?? at } }
  })
}

/** The folder of one app, or a folder with one subfolder per app. */
function given(apps: string[], from: string): Candidate[] {
  const folder = path.resolve(root, from)
  return apps.map((app) => {
    const own = path.join(folder, app)
    if (existsSync(own) && lstatSync(own).isSymbolicLink())
      throw new Refusal(`${own} es un enlace: con --from se dice la carpeta misma.`)
    return candidateFrom(app, apps.length === 1 && !existsSync(own) ? folder : own)
  })
}

function shareFrom(value: string | undefined): number | undefined {
  if (value === undefined) return undefined
  const share = Number(value)
  if (Number.isInteger(share) && share >= 1 && share <= 99) return share
  throw new Refusal('--canary es un número de 1 a 99: cuántas de cada cien sesiones.')
}
