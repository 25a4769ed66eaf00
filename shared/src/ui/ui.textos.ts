export const textos = {
  producto: 'Administración',
  cargando: 'Cargando…',
  mostrarContrasena: 'Mostrar contraseña',
  ocultarContrasena: 'Ocultar contraseña',
  sinDefinir: 'Sin definir',
  saltar: 'Saltar al contenido',
}
