export const textos = {
  guardar: 'Guardar',
  cancelar: 'Cancelar',
}
