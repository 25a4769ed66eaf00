export const textos = {
  correo: 'Correo',
  contrasena: 'Contraseña',
  iniciarSesion: 'Iniciar sesión',
  noSeInicio: 'No se pudo iniciar sesión',
} as const
