/** The extensions that a client's file may have; the server also checks the content of each (D29). */
export const EXTENSIONES_ARCHIVO = [
  'pdf',
  'png',
  'jpg',
  'jpeg',
  'jfif',
  'webp',
  'gif',
  'heic',
  'heif',
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

/** Those that browsers show; the server sends the others to be saved. */
export const EXTENSIONES_QUE_SE_VEN: readonly ExtensionArchivo[] = [
  'pdf',
  'png',
  'jpg',
  'jpeg',
  'jfif',
  'webp',
]

/** The default size limit of a file, in MB of 1,048,576 bytes (D29). */
export const ARCHIVO_MAX_MB = 25
