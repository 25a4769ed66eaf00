export const textos = {
  titulo: 'Mis tareas para hoy',
  ninguna: 'No hay tareas para hoy ni atrasadas.',
  hayMas: 'Hay más: aparecen al terminar estas.',
  terminar: 'Terminar',
  falla: 'No se pudieron pedir las tareas.',
  reintentar: 'Reintentar',
}
