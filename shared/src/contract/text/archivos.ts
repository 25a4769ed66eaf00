/** What a client's file can be, as people read it (E-19). */
export const CLASES_ARCHIVO = {
  identificacion: 'Identificación',
  constancia_fiscal: 'Constancia fiscal',
  comprobante: 'Comprobante',
  contrato: 'Contrato',
  otro: 'Otro',
} as const

export type ClaseArchivo = keyof typeof CLASES_ARCHIVO
