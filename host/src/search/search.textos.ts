/** What the bar needs; the texts of the box load with it. */
export const textos = {
  abrir: 'Caja de búsqueda (Ctrl+K)',
} as const
