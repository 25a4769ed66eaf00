export const textos = {
  noSePudoLeer: 'No se pudieron cargar los datos',
  reintentar: 'Reintentar',
  noDisponible: 'No disponible en este servidor',
}
