export const textos = {
  titulo: 'Editar asesoría',
  cliente: 'Cliente de la asesoría',
  datos: 'Datos de la asesoría',
  elegirTipo: 'Elegir el tipo',
  finalizar: 'Finalizar asesoría',
  finalizada: 'La fecha de finalización es la de hoy: la asesoría queda finalizada al guardar.',
  conflicto: 'Otra persona cambió esta asesoría',
}
