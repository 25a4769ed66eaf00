import { Refusal } from '../refusal.ts'

/** Runs a command: a refusal or a full disk prints one sentence and exits with status 1; an unexpected error keeps its stack. */
export async function run(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : (storageSentence(error) ?? error))
    process.exitCode = 1
  }
}

/** What hinders a command on the disk, in a Spanish sentence; undefined for any other error. */
export function storageSentence(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code = '', path } = error as NodeJS.ErrnoException
  if (['ENOSPC', 'EDQUOT'].includes(code))
    return 'No queda espacio en el disco: liberar espacio y repetir la orden. «npm run releases» dice qué está en uso.'
  if (['EACCES', 'EPERM', 'EROFS'].includes(code))
    return `No se puede escribir${path === undefined ? '' : ` en ${path}`}: faltan permisos. Corregirlos y repetir la orden.`
  return undefined
}
