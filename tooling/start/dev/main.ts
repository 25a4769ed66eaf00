import { remoteNames } from '../../federation/workspace.mjs'
import { whenEnding } from '../before/ending.mjs'
import { fail } from '../before/fail.mjs'
import { checkPort } from '../before/port.mjs'
import { settingsFrom } from '../before/settings.mjs'
import { devEverything } from './everything'

/** `npm run dev`: everything, hot. `npm run dev <remote>`: one remote alone, with the in-memory back end. */
const settings = settingsFrom(process.env)
const [remote, ...rest] = process.argv.slice(2)

if ('problem' in settings) fail(settings.problem)
else if (rest.length > 0) fail('Uso: npm run dev [remoto]')
else {
  let stop = () => Promise.resolve()
  whenEnding(() => void stop().finally(() => process.exit(0)))
  try {
    const running = await (remote ? devRemote(remote, settings.port) : devEverything(settings))
    stop = running.stop
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}

/** One remote alone, with Fast Refresh and the in-memory back end. */
export async function devRemote(name: string, port: number) {
  const remote = name.replace(/^remote-/, '')
  if (!remoteNames.includes(remote)) {
    throw new Error(`No existe el remoto «${name}». Hay: ${remoteNames.join(', ')}.`)
  }
  const taken = await checkPort('127.0.0.1', port)
  if (taken) throw new Error(taken)
  const { standaloneServer } = await import('../../federation/dev-servers.mjs')
  const servers = await standaloneServer({ remote, port })
  console.log(`\n${remote}, solo y con datos en memoria: ${servers.url}\n`)
  return servers
}
