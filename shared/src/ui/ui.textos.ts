export const textos = {
  producto: 'Administración',
  cargando: 'Cargando…',
  mostrarContrasena: 'Mostrar contraseña',
  ocultarContrasena: 'Ocultar contraseña',
  sinDefinir: 'Sin definir',
  saltar: 'Saltar al contenido',
  temaClaro: 'Cambiar a tema claro',
  temaOscuro: 'Cambiar a tema oscuro',
}
