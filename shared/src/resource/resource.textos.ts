export const textos = {
  noSePudoLeer: 'No se pudieron cargar los datos',
  reintentar: 'Reintentar',
}
