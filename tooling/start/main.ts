import { whenEnding } from './before/ending.mjs'
import { fail } from './before/fail.mjs'
import { settingsFrom } from './before/settings.ts'
import { buildApi, releaseSite } from './build/products.ts'
import { watchCanaries } from '@backoffice/entrega/publish/canaries'
import { printAccess } from '@backoffice/gateway'
import { readyMessage, sayRestart } from './sentences.ts'
import { ApiFatal, openGateway, publishedSite, startApi } from './stack/index.ts'

/** `npm start`: builds what changed, then runs the api and the gateway until a signal ends both. */
const begun = performance.now()
const found = settingsFrom(process.env)
const settings = 'problem' in found ? fail(found.problem) : found

const ending: (() => unknown)[] = []
let stopping = false
whenEnding(() => void stop(0))

async function stop(status: number) {
  if (stopping) return
  stopping = true
  if (status === 0) console.log('\nDeteniendo…')
  for (const end of ending.reverse()) await end()
  process.exit(status)
}

async function start() {
  const options = {
    ...settings,
    site: publishedSite,
    env: process.env,
    onProgress: (msg: string) => console.log(msg),
    onRestart: sayRestart,
    ...(process.env.ACCESS_LOG === '1' && { log: printAccess }),
  }
  const track = (end: () => unknown) => void ending.push(end)
  await buildApi(track)
  if (stopping) return
  const api = startApi(options)
  track(api.stop)
  const [login] = await Promise.all([api.ready, releaseSite(track)])
  const gateway = await openGateway(api, options)
  track(gateway.stop)
  track(watchCanaries())
  console.log(readyMessage({ url: gateway.url, login, seconds: (performance.now() - begun) / 1000 }))
}

start().catch((error: unknown) => {
  if (stopping) return
  // An ApiFatal has already printed its sentence.
  if (!(error instanceof ApiFatal)) console.error(error instanceof Error ? error.message : error)
  void stop(1)
})
