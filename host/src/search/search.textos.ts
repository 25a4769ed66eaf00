/** What the bar needs; the texts of the box load with it. */
export const textos = {
  abrir: 'Caja de búsqueda (Ctrl+K)',
  sinCodigo: 'No se pudo abrir la caja de búsqueda. Hay que intentarlo de nuevo.',
} as const
