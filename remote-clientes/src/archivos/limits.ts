/*
 * The server's limits (contract/limits.ts), checked before anything is sent. The browser imports no values from the
 * contract, which would bring zod; a test compares the two.
 */

export const MAX_MB = 25
export const EXTENSIONES: readonly string[] =
  'pdf png jpg jpeg jfif webp gif heic heif tif tiff doc docx xls xlsx ppt pptx odt ods odp rtf txt csv xml zip'.split(
    ' ',
  )

/** What the server sends to be seen in the browser; it saves the others. */
export const SE_VEN: readonly string[] = 'pdf png jpg jpeg jfif webp'.split(' ')

/** For the input's own `accept`. */
export const accept = EXTENSIONES.map((extension) => `.${extension}`).join(',')

/** The extension of a file's name, in lower case (P-12); '' where there is none. */
export function extensionDe(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase()
}

/** The name without its extension: what the person most likely wants to call it. */
export const nombreDe = (name: string): string => {
  const extension = extensionDe(name)
  return extension === '' ? name : name.slice(0, -extension.length - 1)
}
