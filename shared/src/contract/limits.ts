/** The extensions that a client's file may have; the server checks the content of each (D29). */
export const EXTENSIONES_ARCHIVO = [
  'pdf',
  'png',
  'jpg',
  'jpeg',
  'webp',
  'gif',
  'heic',
  'tif',
  'tiff',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  'odt',
  'ods',
  'odp',
  'rtf',
  'txt',
  'csv',
  'xml',
  'zip',
] as const

export type ExtensionArchivo = (typeof EXTENSIONES_ARCHIVO)[number]

/** How large a file may be unless the server is set otherwise, in MB of 1,048,576 bytes (D29). */
export const ARCHIVO_MAX_MB = 25
