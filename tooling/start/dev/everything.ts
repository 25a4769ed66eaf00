import { once } from 'node:events'
import { watch } from 'node:fs'
import { type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { remoteNames } from '@backoffice/entrega/build/workspace'
import { checkDataDir } from '../before/data-dir.ts'
import { checkPort } from '../before/port.ts'
import { root } from '../before/root.mjs'
import { type Settings } from '../before/settings.ts'
import { createGateway } from '@backoffice/gateway'
import { readyMessage, sayRestart } from '../sentences.ts'
import { builtSite, startApi, type ApiProcess } from '../stack/index.ts'

/** The api from its sources, restarted when they change; host and remotes from webpack's dev servers. */
export async function devEverything({ port, dataDir }: Settings) {
  const started = performance.now()
  await checkPlaces(port, dataDir)
  const api = startApi({
    port,
    dataDir,
    env: { REGISTRY: `http://127.0.0.1:${port}/remotes.json`, ...process.env },
    apiEntry: join(root, 'api/src/main.ts'),
    onProgress: console.log,
    onRestart: sayRestart,
  })
  const stopWatching = watchFolders(['api/src', 'api/migrations', 'shared/src/contract'], () => {
    console.log('Cambió la api: se reinicia.')
    void api.restart()
  })
  try {
    const login = await api.ready
    const door = await openDoor(api)
    const { devServers } = await import('@backoffice/entrega/build/dev')
    const servers = await devServers({ port, api: door.url })
    console.log(readyMessage({ url: servers.url, login, seconds: (performance.now() - started) / 1000 }))
    return {
      stop: async () => {
        stopWatching()
        await Promise.all([servers.stop(), api.stop()])
        door.close()
      },
    }
  } catch (error) {
    stopWatching()
    await api.stop()
    throw error
  }
}

/** The host's port, followed by one for each remote. */
async function checkPlaces(port: number, dataDir: string) {
  for (const taken of [port, ...remoteNames.map((_, index) => port + 1 + index)]) {
    const problem = await checkPort('127.0.0.1', taken)
    if (problem) throw new Error(problem)
  }
  const problem = checkDataDir(dataDir)
  if (problem) throw new Error(problem)
}

/** A steady address for the api, whose port changes with each restart. */
async function openDoor(api: ApiProcess) {
  const server = await createGateway({ site: builtSite, api: api.target })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** An editor writes a file in several steps; they count as one change. */
const quiet = 200

/** Calls back once after each burst of changes below these folders. @returns ends the watch */
export function watchFolders(folders: string[], onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const watchers = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      if (name === null || /\.(test|spec)\.ts$|~$|\.tmp$/.test(name)) return
      clearTimeout(timer)
      timer = setTimeout(onChange, quiet)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
