export const textos = {
  navegacion: 'Principal',
  ruta: 'Ruta',
  abrirMenu: 'Abrir menú',
  cerrarMenu: 'Cerrar menú',
  cerrarAviso: 'Cerrar aviso',
  avisos: 'Avisos',
  cargando: 'Cargando',
  hoja: 'Página',
  de: 'de',
}
