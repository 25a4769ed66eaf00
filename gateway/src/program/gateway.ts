import { printAccess } from '../access.ts'
import { createGateway } from '../index.ts'
import { containerReleases } from '../releases/containers.ts'
import { storeReleases } from '../releases/store.ts'
import { keepHostFiles } from './kept.ts'
import { run, serve } from './serve.ts'
import { gatewaySettings, ownRoot, type GatewaySettings } from './settings.ts'

/** The gateway's container: a release store (ALMACEN), or this image's page and the containers of REMOTES. */
run(async () => {
  const settings = gatewaySettings(process.env)
  const { api, peers, trustProxy, accessLog, offline } = settings
  const served = await releasesOf(settings)
  ownRoot((await served.releases.page()).html)
  const server = await createGateway({
    ...served,
    api: () => api,
    peers,
    trustProxy,
    offline,
    ...(accessLog && { log: printAccess }),
  })
  await serve(server)
})

async function releasesOf({ releases }: GatewaySettings) {
  if (releases.kind === 'store') {
    // Nothing has begun that would have to be finished.
    const leave = () => process.exit(0)
    process.once('SIGINT', leave).once('SIGTERM', leave)
    const stored = await storeReleases(releases.folder, console.error)
    process.off('SIGINT', leave).off('SIGTERM', leave)
    return { site: releases.folder, releases: stored }
  }
  const site = '/srv/site'
  await keepHostFiles('/srv/built', site)
  return { site, remotes: releases.remotes, releases: containerReleases({ site, ...releases }) }
}
