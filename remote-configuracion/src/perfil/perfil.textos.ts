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
}
