import { resolve } from 'node:path'
import { sqlState } from '../../platform/database/failures.ts'
import { unreachable } from '../../platform/database/connection/unreachable.ts'
import { FatalError } from '../../fatal.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { safeError } from '../../log/safe-error.ts'

/**
 * Runs one of the two commands: prints its sentence on stdout, or one on stderr with exit status 1. A signal cancels
 * it: partial results are removed, and the exit status is 130. With `warning` the work is done, but somebody should
 * look at it; exit status 2.
 */
export async function runCommand(
  work: (signal: AbortSignal) => Promise<string | { done: string; warning?: string }>,
): Promise<void> {
  const calledOff = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => calledOff.abort())
  try {
    const result = await work(calledOff.signal)
    const { done, warning } = typeof result === 'string' ? { done: result } : result
    if (done) console.log(done)
    if (warning) console.error(warning)
    process.exit(warning ? 2 : 0)
  } catch (error) {
    if (calledOff.signal.aborted) {
      console.error('Se canceló; no queda nada a medias.')
      process.exit(130)
    }
    const told = toSentence(error)
    console.error(told ?? 'Ocurrió un error inesperado; los detalles están abajo.')
    if (!told) console.error(safeError(error))
    process.exit(1)
  }
}

const byCode: Record<string, string> = {
  ENOSPC: 'No queda espacio en el disco.',
  EDQUOT: 'Se alcanzó la cuota del disco.',
  EACCES: 'No hay permiso para escribir ahí.',
  EPERM: 'No hay permiso para escribir ahí.',
  EROFS: 'El disco es de solo lectura.',
  ENOENT: 'La carpeta del respaldo no existe.',
  EISDIR: 'El respaldo debe ser un archivo, no una carpeta.',
  '57P01': 'La base de datos se detuvo mientras tanto: hay que repetirlo.',
  '55P03': 'La base de datos está ocupada: hay que repetirlo en un momento.',
}

function toSentence(error: unknown): string | null {
  if (error instanceof FatalError) return error.message
  if (error instanceof Refusal) return `${error.msg}.`
  const sentence = byCode[sqlState(error) ?? '']
  // A missing file and a missing socket have the same code.
  if (sentence && (error as { syscall?: string }).syscall !== 'connect') return sentence
  const known = unreachable(error)
  return known instanceof FatalError ? known.message : null
}

/** Resolves a path as typed: npm runs its scripts in the project's folder, wherever it is called. */
export const typedPath = (path: string): string => resolve(process.env.INIT_CWD ?? '.', path)

/** «1 archivo», «5 archivos». */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`
