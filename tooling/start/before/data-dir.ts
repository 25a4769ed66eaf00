import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Why this folder can't be used, in one sentence; null when it can. Creates it if it is missing. It writes a real file,
 * because permission bits do not show a read-only or full disk.
 */
export function checkDataDir(folder: string): string | null {
  const probe = join(folder, `.prueba-${process.pid}`)
  try {
    makeFolder(folder)
    writeFileSync(probe, '')
    rmSync(probe)
    return null
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTDIR' || code === 'EEXIST')
      return `${folder} no es una carpeta: elegir otra con DATA_DIR.`
    if (code === 'ENOSPC')
      return `No queda espacio en el disco de ${folder}: liberar espacio o elegir otra carpeta con DATA_DIR.`
    if (code === 'ENAMETOOLONG')
      return `El nombre de la carpeta ${folder} es demasiado largo: elegir otra con DATA_DIR.`
    return `No se puede escribir en la carpeta de datos ${folder}: dar permiso de escritura o elegir otra con DATA_DIR.`
  }
}

/**
 * Creates one level at a time, because mkdir's own `recursive` never returns where the system answers ENOENT, as below
 * /proc.
 */
function makeFolder(folder: string) {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}
