export const textos = {
  producto: 'Administración',
  cargando: 'Cargando…',
  mostrarContrasena: 'Mostrar contraseña',
  ocultarContrasena: 'Ocultar contraseña',
  todosLosCampos: 'Ver todos los campos',
  sinDefinir: 'Sin definir',
  saltar: 'Saltar al contenido',
  temaClaro: 'Cambiar a tema claro',
  temaOscuro: 'Cambiar a tema oscuro',
}
