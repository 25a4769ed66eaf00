export const textos = {
  inicio: 'Inicio',
  configuracion: 'Configuración',
  cerrarSesion: 'Cerrar sesión',
  sesionDe: 'Sesión de',
  reintentar: 'Reintentar',
  cargando: 'Cargando',
  menu: {
    titulo: 'No se pudo cargar el menú',
    texto: 'Faltan las secciones que dependen del servidor. Lo demás sigue funcionando.',
  },
  conexion: {
    titulo: 'Sin conexión con el servidor',
    texto: 'Lo capturado se conserva. La conexión se intenta de nuevo automáticamente.',
    asi: (momento: string) => `Sin conexión: así estaba ${momento}`,
    aLas: (hora: string) => `a las ${hora}`,
    elDia: (dia: string, hora: string) => `el ${dia} ${hora}`,
    soloLectura:
      'Se puede leer; guardar y eliminar tienen que esperar. La conexión se intenta de nuevo automáticamente.',
  },
  noEncontrada: {
    titulo: 'Página no encontrada',
    pedida: 'No existe ninguna página en esta dirección:',
    inicio: 'Ir al inicio',
  },
  sesion: {
    titulo: 'La sesión terminó',
    texto:
      'Esta pantalla y lo capturado se conservan. Al iniciar sesión de nuevo, todo continúa donde estaba.',
    otraCuenta: 'Con otra cuenta se empieza de nuevo y lo capturado aquí se pierde.',
    cancelar: 'Cancelar',
    entrar: 'Iniciar sesión',
  },
} as const
