export const textos = {
  noSePudoLeer: 'No se pudieron cargar los datos',
  reintentar: 'Reintentar',
  deshacer: 'Deshacer',
  noSeDeshizo: 'No se pudo deshacer',
  noDisponible: 'No disponible en este servidor',
}
