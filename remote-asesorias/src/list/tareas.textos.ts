export const textos = {
  titulo: 'Mis tareas para hoy',
  ninguna: 'No hay tareas para hoy ni atrasadas.',
  terminar: 'Terminar',
  falla: 'No se pudieron pedir las tareas.',
  reintentar: 'Reintentar',
}
