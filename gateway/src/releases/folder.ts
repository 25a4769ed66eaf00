import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pageOf } from '../policy/csp.ts'
import { type Releases } from '../types.ts'

/** The releases of a site as its files are now: those of `npm start`, which tests edit. */
export function folderReleases(site: string, apiBase?: string): Releases {
  let good: string | null = null
  let complained = ''
  /** While the registry can't be read, the last readable one, and null if there was none. */
  const registry = async () => {
    const text = await readFile(join(site, 'remotes.json'), 'utf8').catch(() => null)
    const problem = problemOf(text)
    if (problem === '') good = text
    else if (problem !== complained)
      console.error(
        `remotes.json no sirve: ${problem}. ${good ? 'Se sigue con el último que sirvió.' : 'Ninguna sección estará disponible.'}`,
      )
    complained = problem
    return good
  }
  return {
    registry,
    page: async () => pageOf(await readFile(join(site, 'index.html'), 'utf8'), await registry(), apiBase),
  }
}

function problemOf(text: string | null): string {
  try {
    if (text === null) return 'no está o no se puede leer'
    return JSON.parse(text) instanceof Object ? '' : 'no es un registro'
  } catch (error) {
    return (error as Error).message
  }
}
