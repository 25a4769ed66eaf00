/** What the bar needs; the texts of the box load with it. */
export const textos = {
  abrir: 'Buscador (Ctrl+K)',
} as const
