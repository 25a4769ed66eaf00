import type { RegistryEntry } from '@backoffice/shared/contract'
import { readFile } from 'node:fs/promises'
import { printAccess } from '../access.ts'
import { createRemote } from '../remote.ts'
import { keepRelease } from './kept.ts'
import { run, serve } from './serve.ts'
import { remoteOrigin } from './settings.ts'

/** The container of a remote: this image's release, and the earlier ones of its volume. */
run(async () => {
  const origin = remoteOrigin(process.env)
  const entry = JSON.parse(await readFile('/srv/built/registro.json', 'utf8')) as RegistryEntry
  await keepRelease('/srv/built', '/srv/site', entry.remote.name)
  const server = await createRemote({
    site: '/srv/site',
    entry: { ...entry, manifest: origin + entry.manifest },
    ...(process.env.ACCESS_LOG === '1' && { log: printAccess }),
  })
  await serve(server)
})
