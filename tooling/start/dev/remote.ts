import { remoteNames } from '../../federation/workspace.mjs'
import { checkPort } from '../before/port.mjs'

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
