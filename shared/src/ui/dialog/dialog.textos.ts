export const textos = {
  cerrar: 'Cerrar',
  no: 'No',
  si: 'Si',
  guardar: 'Guardar',
  cancelar: 'Cancelar',
  buscar: 'Buscar',
  buscarTodos: 'Buscar todos',
}
