export const textos = {
  sinPermiso: 'No hay permiso para ver esa página',
  producto: 'Administración',
  noEncontrada: 'Página no encontrada',
  sinSeccion: 'Sección no disponible',
  /** The specification dictates this heading (§8). */
  errorInesperado: 'Unexpected Application Error!',
  errorExplicacion: 'La aplicación tuvo un error y no pudo mostrar esta página. Lo guardado no se perdió.',
  volver: 'Volver al inicio',
} as const
