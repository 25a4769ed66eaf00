export const textos = {
  producto: 'Administración',
  cargando: 'Cargando…',
  mostrarContrasena: 'Mostrar contraseña',
  ocultarContrasena: 'Ocultar contraseña',
  sinDefinir: 'Sin definir',
  saltar: 'Saltar al contenido',
  pendiente: 'Esta pantalla aún no está disponible',
  pendienteExplicacion: 'Se incorporará en una próxima versión; lo demás sigue funcionando.',
}
