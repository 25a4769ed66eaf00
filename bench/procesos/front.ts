import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '../../api/test/machine/free-port.ts'
import { type Server, startApi, whenReady } from '../api/servers.ts'

/** Processes of the api on one database, behind one gateway. */
export interface Front {
  gateway: Pick<Server, 'port' | 'pid'>
  pids: () => number[]
  /** Sends the calls to the first ones alone. */
  use: (processes: number) => Promise<void>
  /** Ends a process with this signal, and starts it anew when it has ended. */
  renew: (at: number, signal: NodeJS.Signals) => Promise<void>
  stop: () => Promise<void>
}

interface FrontOptions {
  name: string
  processes: number
  rows: number
  dataDir: string
  env: Record<string, string>
}

/** Each process listens on the same port of a loopback address of its own, as containers of one name do. */
export async function startFront({ name, processes, rows, dataDir, env }: FrontOptions): Promise<Front> {
  const port = await freePort()
  const start = (at: number) =>
    startApi((msg) => console.log(`  ${msg}`), {
      rows,
      dataDir,
      name: `${name}-${at + 1}`,
      env: { ...env, HOST: `127.0.0.${at + 1}`, PORT: String(port), TRUST_PROXY: '127.0.0.1' },
    })
  const apis: Server[] = []
  const stop = async () => void (await Promise.all(apis.map((api) => api.stop())))
  try {
    // The first prepares the database; the others would only wait for it.
    for (let at = 0; at < processes; at++) apis.push(await start(at))
    const child = fork(join(import.meta.dirname, 'gateway.ts'), [dataDir, String(port)], {
      env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    })
    const gateway = await whenReady(child, 'la entrada')
    const use = async (count: number) => {
      const told = once(child, 'message')
      child.send(count)
      await told
    }
    await use(processes)
    return {
      gateway,
      pids: () => apis.map(({ pid }) => pid),
      use,
      renew: async (at, signal) => {
        await apis[at]?.stop(signal)
        apis[at] = await start(at)
      },
      stop: async () => {
        await gateway.stop()
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}
