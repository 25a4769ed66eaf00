/** The copy of /configuracion/perfil. */
export const textos = {
  titulo: 'Información personal',
  foto: {
    actual: 'Foto de perfil actual',
    nueva: 'Foto de perfil elegida, aún sin guardar',
    sinFoto: 'Sin foto de perfil',
    elegir: 'Foto de perfil',
    ayuda: 'JPG, PNG, WebP, GIF o AVIF de 10 MB como máximo.',
    quitar: 'Quitar la foto elegida',
    quitarActual: 'Quitar foto',
    conservar: 'Conservar la foto',
    seQuita: 'La foto se quita al guardar',
    noSeVe: 'Este navegador no puede mostrar la imagen elegida',
    noEsImagen: 'El archivo no es una imagen',
  },
  campos: {
    nombre: 'Nombre',
    apellidoPaterno: 'Apellido paterno',
    apellidoMaterno: 'Apellido materno',
    email: 'Correo',
    password: 'Contraseña',
    passwordActual: 'Contraseña actual',
  },
  passwordVacia: 'Vacía, la contraseña se queda como está.',
  confirmar: 'Para cambiar el correo o la contraseña hay que confirmar la actual.',
  guardar: 'Guardar perfil',
  recordatorios: {
    titulo: 'Recordatorios por correo',
    explica: 'Llegan por la mañana al correo de la cuenta. Los cambios aplican de inmediato.',
    clases: {
      dia: {
        nombre: 'Mis asesorías y tareas del día',
        detalle: 'Cuando hay asesorías a mi cargo, o tareas de hoy o atrasadas.',
      },
      membresias: {
        nombre: 'Membresías por terminar',
        detalle: '30 y 7 días antes de que termine una membresía sin renovar.',
      },
    },
    encendido: 'Encendido',
    apagado: 'Apagado',
    encender: 'Encender',
    apagar: 'Apagar',
    /** Completes the button's name for screen readers. */
    cual: (nombre: string) => `«${nombre}»`,
  },
}
