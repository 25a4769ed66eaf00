import path from 'node:path'
import type { RemoteSource } from '@backoffice/shared/contract/remotes'
import { folderOf, readJson, sharedPackage } from '../workspace.ts'

/** The registry of a development machine, read anew for each page. Host and remotes run from the same sources. */
export function devRegistry(remotes: { name: string; port: number }[]) {
  const entry = ({ name, port }: { name: string; port: number }) => {
    const data = readJson(path.join(folderOf(name), 'remote.json')) as RemoteSource
    const remote = { ...data, contract: `^${sharedPackage.version}` }
    return [name, { release: 'dev', manifest: `http://127.0.0.1:${port}/mf-manifest.json`, remote }]
  }
  return { format: 1, remotes: Object.fromEntries(remotes.map(entry)) }
}
