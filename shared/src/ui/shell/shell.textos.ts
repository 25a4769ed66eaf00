export const textos = {
  navegacion: 'Principal',
  ruta: 'Ruta',
  abrirMenu: 'Abrir menú',
  cerrarMenu: 'Cerrar menú',
  cerrarAviso: 'Cerrar aviso',
  avisos: 'Avisos',
  cargando: 'Cargando',
  tema: { system: 'Tema: el del sistema', light: 'Tema: claro', dark: 'Tema: oscuro' },
}
