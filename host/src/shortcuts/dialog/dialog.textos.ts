export const textos = {
  titulo: 'Atajos de teclado',
  o: ' o ',
  enMac: 'En una Mac, Cmd en lugar de Ctrl.',
  lugares: {
    todas: 'En todas partes',
    buscador: 'En el buscador',
    formularios: 'En un formulario',
  },
  hace: {
    buscar: 'Abrir el buscador',
    atajos: 'Ver los atajos de teclado',
    deshacer: 'Deshacer lo que dice el último aviso',
    alAviso: 'Ir al botón del último aviso',
    cerrar: 'Cerrar el diálogo',
    elegir: 'Elegir un resultado',
    abrir: 'Abrirlo',
    abrirAparte: 'Abrirlo en otra pestaña',
    guardar: 'Guardar',
  },
} as const
