import type { Registry } from '@backoffice/shared/contract'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { contentSecurityPolicy, inlineScriptHashes } from '../start/gateway/csp'
import { buildAll } from './build-all'

/**
 * Builds one app into the folder that its image carries (deploy/nginx): the host's page and files with the page's
 * policy, or a remote's release with its entry of the registry.
 */
export async function fillImage(app: string, folder: string, log?: (line: string) => void): Promise<void> {
  const { registry } = await buildAll({ only: [app], site: folder, ...(log && { log }) })
  // There the registry is put together at run time, of what each remote's container tells.
  rmSync(path.join(folder, 'remotes.json'))
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
