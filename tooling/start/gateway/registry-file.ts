import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface RegistryText {
  /** What `remotes.json` says, or last said; null if it never could be read. */
  text: string | null
  /** Whether what is on the disk now can't be read. */
  kept: boolean
}

/** The site's registry as it is on the disk at each call, or as it last was while what is there now can't be read. */
export function registryFile(site: string): () => Promise<RegistryText> {
  const file = join(site, 'remotes.json')
  let good: string | null = null
  let complained: string | null = null
  return async () => {
    const text = await readFile(file, 'utf8').catch(() => null)
    const problem = problemOf(text)
    if (problem === null) good = text
    else if (problem !== complained) console.error(sentence(problem, good !== null))
    complained = problem
    return { text: good, kept: problem !== null }
  }
}

function problemOf(text: string | null): string | null {
  if (text === null) return 'no está o no se puede leer'
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? null : 'no es un registro'
  } catch (error) {
    return (error as Error).message
  }
}

const sentence = (problem: string, kept: boolean) =>
  `remotes.json no sirve: ${problem}. ${kept ? 'Se sigue con el último que sirvió.' : 'Ninguna sección estará disponible.'}`
