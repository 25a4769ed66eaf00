/** The copy of the field that chooses an advisor. */
export const textos = {
  elegir: 'Elegir a quien asesora',
  cualquiera: 'Cualquiera',
  sinAsesores: 'No se pudo cargar la lista de asesores. Lo demás se puede cambiar y guardar.',
  filtroSinAsesores: 'No se pudo cargar la lista de asesores. Se puede buscar por lo demás.',
  reintentar: 'Reintentar',
}
