import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { whoIsHere } from '../../build/who.ts'
import { whenEnding } from '../../../tooling/start/before/ending.mjs'
import { root } from '../../../tooling/start/before/root.mjs'
import { buildApi, buildSite } from '../../../tooling/start/build/products.ts'
import { findBrowser, noBrowser } from '../../../tooling/start/test/browser.ts'
import { results } from '../../../tooling/start/test/commands.ts'
import { endAll } from '../../../tooling/start/test/step.ts'
import { asked, text } from '../cli/command.ts'
import { run } from '../cli/run.ts'
import { Refusal } from '../refusal.ts'
import { folderStore } from '../store/folder.ts'
import { builtSite, openStore } from '../store/open.ts'
import { builtFrom } from './built-from.ts'
import { matrixOf, type Combination } from './combinations.ts'
import { runFlows, type Choice } from './flows.ts'
import { mix, opinionOf } from './mix.ts'
import { previousReleases, refuseWithoutLog, releasesInUse } from './releases.ts'
import { hasFailed, sayTried, type Tried } from './outcome.ts'

const usage = `Uso: npm run skew [-- --previous carpeta] [--from commit] [--flows "@flujo"] [--rechazadas]
  Corre recorridos de e2e con el host anterior y estos remotos, y con este host y los remotos anteriores.
  --previous    el sitio publicado del que sale lo anterior: una carpeta, o s3://depósito/carpeta; si no se dice, dist/site
  --from        lo anterior se construye de ese commit, en una copia aparte
  --flows       qué recorridos: lo que busca --grep de Playwright
  --rechazadas  prueba también lo que se rechazaría al publicar`

const folder = join(root, 'dist/skew')
const stops: (() => void)[] = []
whenEnding(() => {
  endAll('SIGTERM')
  for (const stop of stops) stop()
  process.exit(130)
})

await run(async () => {
  const options = { previous: text, from: text, flows: text, rechazadas: { type: 'boolean' } } as const
  const {
    previous: place,
    from,
    flows = '@flujo',
    rechazadas = false,
  } = asked({ usage, words: [0, 0], options }).options
  if (place !== undefined && from !== undefined) throw new Refusal(usage)
  const browser = findBrowser()
  if (!browser) throw new Refusal(noBrowser)
  for (const each of [results, folder]) mkdirSync(each, { recursive: true })
  const previous = from === undefined ? await openStore(place) : await builtFrom(from, folder)
  // Checked first, because building may take minutes.
  await refuseWithoutLog(previous)
  const track = (stop: () => void) => void stops.push(stop)
  await Promise.all([buildApi(track), buildSite(track)])

  const now = await releasesInUse(folderStore(builtSite))
  const { mixed, before, missing } = matrixOf(now, await previousReleases(previous, now))
  for (const sentence of missing) console.log(sentence)
  if (mixed.length === 0)
    return console.log(`En ${previous.name} no hay otra versión de nada: no hay qué mezclar.`)
  const tried: Tried[] = []
  for (const each of mixed) tried.push(await tryOut(each, { flows, browser }, rechazadas))
  const control = hasFailed(tried, []) ? await tryOut(before, { flows, browser }, true) : undefined
  console.log()
  for (const line of sayTried(tried, control?.flows ?? [])) console.log(line)
  if (hasFailed(tried, control?.flows ?? [])) process.exitCode = 1
})

/** Mixes the releases, reports what the gates find, and runs the flows unless the gates refuse the mix. */
async function tryOut(combination: Combination, choice: Choice, isRefusedToo: boolean): Promise<Tried> {
  const place = join(folder, combination.name)
  const site = await mix(place, combination, whoIsHere())
  console.log(`\nSe prueba ${combination.title}:`)
  for (const { app, release } of combination.releases) console.log(`  ${app} ${release}`)
  const problems = await opinionOf(site, combination)
  for (const { app, sentence, repair } of problems)
    console.log(`  se rechazaría al publicar: ${app}: ${sentence}\n    ${repair}`)
  if (problems.length > 0 && !isRefusedToo) return { combination }
  return { combination, flows: await runFlows(combination, place, choice) }
}
