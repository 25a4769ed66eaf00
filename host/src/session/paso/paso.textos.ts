export const textos = {
  cargando: 'Cargando el segundo paso',
  llave: {
    usar: 'Usar una llave de acceso',
    noSirvio: 'La llave de acceso no se usó. Se puede intentar de nuevo, o escribir un código.',
    ayuda: 'Con la huella, el rostro o el PIN de este equipo, o con el teléfono.',
  },
  codigo: {
    app: 'Código de la aplicación',
    ayudaApp: 'Los 6 dígitos que muestra ahora la aplicación de códigos.',
    recuperacion: 'Código de recuperación',
    ayudaRecuperacion: 'Uno de los que se guardaron al activar el segundo paso; cada uno vale una vez.',
    usarRecuperacion: 'Usar un código de recuperación',
    usarApp: 'Usar el código de la aplicación',
    falta: 'Falta el código',
    noSePudo: 'No se pudo confirmar',
  },
  recordar: 'Recordar este equipo 30 días',
  continuar: 'Continuar',
} as const
