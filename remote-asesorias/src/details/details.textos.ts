export const textos = {
  titulo: 'Detalles de la asesoría',
  imprimir: 'Imprimir',
  editar: 'Editar',
  historial: 'Historial de cambios',
}
