import type { Registry } from '@backoffice/shared/contract'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { contentSecurityPolicy } from '../../tooling/start/gateway/csp'
import { candidateFrom } from '../publish/publish/candidate'
import { publish } from '../publish/publish/publish'
import { readSituation } from '../publish/registry/derive'
import { registryOf } from '../publish/registry/registry'
import { folderStore } from '../publish/store/folder'
import { Refusal } from '../publish/refusal'
import { appNames, buildAll } from './build-all'
import { whoIsHere } from './who.mjs'

/**
 * Builds one app into the folder for its image (deploy/nginx): the host's page and files with the page's policy and
 * what it allows (`.gateway`), or a remote's release with its registry entry.
 */
export async function fillImage(app: string, folder: string, log?: (line: string) => void): Promise<void> {
  if (!appNames.includes(app)) throw new Refusal(`No existe ${app}. Hay: ${appNames.join(', ')}.`)
  const builds = await buildAll({ only: [app], ...(log && { log }) })
  const store = folderStore(folder)
  const parts = { store, clock: () => new Date(), who: whoIsHere() }
  await publish(
    parts,
    builds.map(({ app, dist }) => candidateFrom(app, dist)),
  )
  const { state, records } = await readSituation(store)
  const registry = registryOf(state, records)
  // In containers the registry is assembled at run time, from the entry that each remote's container serves.
  for (const file of ['remotes.json', '.log', '.releases', '.host', '.cache'])
    rmSync(path.join(folder, file), { recursive: true, force: true })
  if (app === 'host') {
    writeFileSync(path.join(folder, 'policy.conf'), pagePolicy())
  } else {
    writeFileSync(path.join(folder, 'name'), `${app}\n`)
    writeFileSync(path.join(folder, 'registro.json'), registryEntry(registry, app))
  }
}

/** The page's policy as a line for nginx, which adds the page's script hashes and the origins. */
export function pagePolicy(): string {
  const policy = contentSecurityPolicy({
    nonce: '$request_id',
    scriptHashes: ['@SCRIPT_HASHES@'],
    remoteOrigins: ['@REMOTE_ORIGINS@'],
    apiOrigins: ['@API_ORIGINS@'],
  })
  return `add_header Content-Security-Policy "${policy}" always;\n`
}

/** A remote's entry. If browsers fetch the remote from another origin, its container inserts that origin. */
export function registryEntry(registry: Registry, name: string): string {
  const entry = registry.remotes[name]
  if (!entry) throw new Error(`No se construyó ${name}.`)
  return `${JSON.stringify({ ...entry, manifest: `@ORIGIN@${entry.manifest}` })}\n`
}
