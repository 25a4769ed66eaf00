import { printAccess } from '../access.ts'
import { createGateway } from '../index.ts'
import { containerReleases } from '../releases/containers.ts'
import { storeReleases } from '../releases/store.ts'
import { keepHostFiles } from './kept.ts'
import { run, serve } from './serve.ts'
import { gatewaySettings, type GatewaySettings } from './settings.ts'

/** The gateway's container: a release store (ALMACEN), or this image's page and the containers of REMOTES. */
run(async () => {
  const settings = gatewaySettings(process.env)
  const { api, peers, trustProxy, accessLog } = settings
  const server = await createGateway({
    ...(await releasesOf(settings)),
    api: () => api,
    peers,
    trustProxy,
    ...(accessLog && { log: printAccess }),
  })
  await serve(server)
})

async function releasesOf({ releases }: GatewaySettings) {
  if (releases.kind === 'store') {
    // Nothing has begun that would have to be finished.
    const leave = () => process.exit(0)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, leave)
    const stored = await storeReleases({ folder: releases.folder, say: console.error })
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, leave)
    return { site: releases.folder, releases: stored }
  }
  const site = '/srv/site'
  await keepHostFiles('/srv/built', site)
  const { remotes } = releases
  return { site, remotes, releases: containerReleases({ site, ...releases }) }
}
