// @ts-check
import path from 'node:path'
import { folderOf, readJson, sharedPackage } from './workspace.mjs'

/**
 * The registry of a development machine, which reads remote.json for each page. Host and remotes run from the same
 * sources.
 * @param {{ name: string, port: number }[]} remotes
 */
export function devRegistry(remotes) {
  const entry = (/** @type {{ name: string, port: number }} */ { name, port }) => {
    const data = readJson(path.join(folderOf(name), 'remote.json'))
    const remote = { ...data, contract: `^${sharedPackage.version}` }
    return [name, { release: 'dev', manifest: `http://127.0.0.1:${port}/mf-manifest.json`, remote }]
  }
  return { format: 1, remotes: Object.fromEntries(remotes.map(entry)) }
}
