/** Whether an address asks for «Reportes» instead of «Hoy». */
export const asksForReportes = (search: string): boolean =>
  new URLSearchParams(search).get('vista') === 'reportes'
