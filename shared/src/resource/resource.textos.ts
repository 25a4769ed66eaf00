export const textos = {
  noSePudoLeer: 'No se pudieron cargar los datos',
  reintentar: 'Reintentar',
  deshacer: 'Deshacer',
  ver: 'Ver',
  restaurar: 'Restaurar',
  eliminacion: 'Eliminado',
  eliminado: (dia: string, quien: string | null) => (quien ? `${dia}, por ${quien}` : dia),
  noSeDeshizo: 'No se pudo deshacer',
  noDisponible: 'No disponible en este servidor',
}
