/** A start that can't continue, explained in one Spanish sentence: the parent shows it, then exit status 1. */
export class FatalError extends Error {
  override name = 'FatalError'
}

const causes: Record<string, string> = {
  EACCES: 'no hay permiso para escribir en ella',
  EPERM: 'no hay permiso para escribir en ella',
  EROFS: 'el disco es de solo lectura',
  ENOSPC: 'no queda espacio en el disco',
  EDQUOT: 'se alcanzó la cuota del disco',
  ENOTDIR: 'no es una carpeta',
  EEXIST: 'no es una carpeta',
  ENOENT: 'no se puede crear',
  ENAMETOOLONG: 'el nombre es demasiado largo',
}

/** The sentence for an unusable data folder, or the error itself when it has another cause. */
export function folderError(folder: string, error: unknown): unknown {
  const cause = causes[(error as NodeJS.ErrnoException)?.code ?? '']
  if (!cause) return error
  return new FatalError(`No se puede usar la carpeta de datos ${folder}: ${cause}.`, { cause: error })
}
