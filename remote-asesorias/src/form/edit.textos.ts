export const textos = {
  titulo: 'Editar asesoría',
  cliente: 'Cliente de la asesoría',
  datos: 'Datos de la asesoría',
  elegirTipo: 'Elegir el tipo',
  elegirAsesor: 'Elegir a quien asesora',
  finalizar: 'Finalizar asesoría',
  finalizada: 'La fecha de finalización es la de hoy: la asesoría queda finalizada al guardar.',
  sinAsesores: 'No se pudo cargar la lista de asesores. Lo demás se puede cambiar y guardar.',
  reintentar: 'Reintentar',
  conflicto: 'Otra persona cambió esta asesoría',
}
