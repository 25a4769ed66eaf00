import path from 'node:path'
import type { LoaderContext } from 'webpack'
import { remoteFiles, remoteSource } from '../remote-source.ts'

/** For a page that imports a remote's `remote.json`: what its entities say of their pages is in it too. */
export default function (this: LoaderContext<object>): string {
  const folder = path.dirname(this.resourcePath)
  for (const file of remoteFiles(folder)) this.addDependency(file)
  return JSON.stringify(remoteSource(folder))
}
