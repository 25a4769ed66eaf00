import { createHash } from 'node:crypto'
import { inlineScriptHashes, isSealed, registryOrigins } from '../../../tooling/start/gateway/csp'

/** What a server that parses neither JSON nor HTML must know about the derived files (nginx: deploy/nginx/store.sh). */
export const gatewayFile = '.gateway'

const sum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/**
 * The checksums of registry and page, as `sha256sum --check` reads them, and in its comments what the page's policy
 * allows. Files that differ were edited, or a command is writing them: such a server keeps those it had.
 */
export function describeDerived(registry: Buffer, page: Buffer): Buffer {
  const origins = registryOrigins(registry.toString('utf8'))
  const allowed = {
    scripts: inlineScriptHashes(page.toString('utf8')),
    remotes: origins.remotes,
    api: origins.api,
    sealed: isSealed(page.toString('utf8'), registry.toString('utf8')) ? ['script'] : [],
  }
  const lines = Object.entries(allowed).map(([name, sources]) => ['#', name, ...sources].join(' '))
  return Buffer.from([...lines, `${sum(page)}  index.html`, `${sum(registry)}  remotes.json`, ''].join('\n'))
}
