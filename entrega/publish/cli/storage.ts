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
