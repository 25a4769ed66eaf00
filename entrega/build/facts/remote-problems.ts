import type { RemoteManifest } from '@backoffice/shared/contract'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { routeFindings } from '../../publish/gates/code.ts'
import { dataFindings, schemaFindings } from '../../publish/gates/remote-data.ts'
import { moduleRoutes } from './module-routes.ts'
import { remoteSource } from '../remote-source.ts'

/**
 * What prevents building a remote: the host can't read its `remote.json`, the file contradicts itself, or it lists other
 * pages than the module has.
 */
export function remoteProblems(folder: string): string[] {
  try {
    const written = remoteSource(folder)
    if ('contract' in written)
      return ['remote.json lleva «contract»: no se escribe, la construcción lo calcula. Quitarlo.']
    const data = { ...written, contract: '*' }
    const unreadable = schemaFindings(data)
    const found =
      unreadable.length > 0
        ? unreadable
        : [...dataFindings(data), ...routeFindings(data.routes, routesOf(folder))]
    return [
      ...nameProblems(data, path.basename(folder)),
      ...found.map(({ sentence, repair }) => `${sentence} ${repair}`),
    ]
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/** The addresses for which the remote in this folder has a page. */
export const routesOf = (folder: string): string[] =>
  moduleRoutes(readFileSync(path.join(folder, 'src/module.tsx'), 'utf8'), remoteSource(folder).base)

const nameProblems = ({ name }: RemoteManifest, folder: string) =>
  folder === `remote-${name}`
    ? []
    : [`remote.json se llama «${name}», y su carpeta, ${folder}: la carpeta es remote-<nombre>.`]
