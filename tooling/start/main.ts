import { fail } from './before/fail.mjs'
import { settingsFrom } from './before/settings.mjs'
import { buildApi } from './build/api'
import { buildSite } from './build/site'
import { type AccessEntry } from './gateway/index'
import { readyMessage } from './ready-message'
import { ApiFatal, openGateway, startApi } from './stack/index'

/** `npm start`: build what changed, then the api and the gateway, until a signal ends both. */
const started = performance.now()
const found = settingsFrom(process.env)
const settings = 'problem' in found ? fail(found.problem) : found

const ending: (() => unknown)[] = []
let stopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))

async function stop(status: number) {
  // The second Ctrl-C is from somebody who won't wait.
  if (stopping) return process.exit(130)
  stopping = true
  if (status === 0) console.log('\nDeteniendo…')
  for (const end of ending.reverse()) await end()
  process.exit(status)
}

async function start() {
  const options = {
    ...settings,
    env: process.env,
    onProgress: (msg: string) => console.log(msg),
    onRestart: (why: string, wait: number) =>
      console.error(`Se reinicia la api en ${wait / 1000} s: ${why}.`),
    ...(process.env.ACCESS_LOG === '1' && { log: printAccess }),
  }
  const track = (end: () => unknown) => void ending.push(end)
  await buildApi(track)
  const api = startApi(options)
  track(api.stop)
  const [login] = await Promise.all([api.ready, buildSite(track)])
  const gateway = await openGateway(api, options)
  track(gateway.stop)
  console.log(readyMessage({ url: gateway.url, login, seconds: (performance.now() - started) / 1000 }))
}

const printAccess = ({ method, path, status, milliseconds }: AccessEntry) =>
  console.log(`${method} ${path} ${status} ${milliseconds} ms`)

start().catch((error: unknown) => {
  if (stopping) return
  // An ApiFatal has already said its sentence.
  if (!(error instanceof ApiFatal)) console.error(error instanceof Error ? error.message : error)
  void stop(1)
})
