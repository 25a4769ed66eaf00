import { remoteSource } from '../remote-source.ts'
import { folderOf, sharedPackage } from '../workspace.ts'

/** The registry of a development machine, read anew for each page. Host and remotes run from the same sources. */
export function devRegistry(remotes: { name: string; port: number }[]) {
  const entry = ({ name, port }: { name: string; port: number }) => {
    const remote = { ...remoteSource(folderOf(name)), contract: `^${sharedPackage.version}` }
    return [name, { release: 'dev', manifest: `http://127.0.0.1:${port}/mf-manifest.json`, remote }]
  }
  return { format: 1, remotes: Object.fromEntries(remotes.map(entry)) }
}
