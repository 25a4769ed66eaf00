import type { Registry } from '@backoffice/shared/contract'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { contentSecurityPolicy, inlineScriptHashes } from '../start/gateway/csp'
import { candidateFrom } from '../release/publish/candidate'
import { publish } from '../release/publish/publish'
import { readSituation } from '../release/registry/derive'
import { registryOf } from '../release/registry/registry'
import { folderStore } from '../release/store/folder'
import { buildAll } from './build-all'
import { whoIsHere } from './who.mjs'

/**
 * Builds one app into the folder that its image carries (deploy/nginx): the host's page and files with the page's
 * policy, or a remote's release with its entry of the registry.
 */
export async function fillImage(app: string, folder: string, log?: (line: string) => void): Promise<void> {
  const builds = await buildAll({ only: [app], ...(log && { log }) })
  const store = folderStore(folder)
  const parts = { store, clock: () => new Date(), who: whoIsHere() }
  await publish(
    parts,
    builds.map(({ app, dist }) => candidateFrom(app, dist)),
  )
  const { state, records } = await readSituation(store)
  const registry = registryOf(state, records)
  // There the registry is put together at run time, of what each remote's container tells.
  for (const file of ['remotes.json', '.log', '.releases', '.host', '.cache'])
    rmSync(path.join(folder, file), { recursive: true, force: true })
  if (app === 'host') {
    const html = readFileSync(path.join(folder, 'index.html'), 'utf8')
    writeFileSync(path.join(folder, 'policy.conf'), pagePolicy(html))
  } else {
    writeFileSync(path.join(folder, 'name'), `${app}\n`)
    writeFileSync(path.join(folder, 'registro.json'), registryEntry(registry, app))
  }
}

/** The page's policy as a line for nginx: hashes are known now, origins when the container starts. */
export function pagePolicy(html: string): string {
  const policy = contentSecurityPolicy({
    nonce: '$request_id',
    scriptHashes: inlineScriptHashes(html),
    remoteOrigins: ['@REMOTE_ORIGINS@'],
    apiOrigins: ['@API_ORIGINS@'],
  })
  return `add_header Content-Security-Policy "${policy}" always;\n`
}

/** A remote's entry; its container puts the origin in, where it is fetched from another one. */
export function registryEntry(registry: Registry, name: string): string {
  const entry = registry.remotes[name]
  if (!entry) throw new Error(`No se construyó ${name}.`)
  return `${JSON.stringify({ ...entry, manifest: `@ORIGIN@${entry.manifest}` })}\n`
}
