export const textos = {
  guardar: 'Guardar',
  cancelar: 'Cancelar',
  noEsEntero: 'Debe ser un número entero desde 0, sin decimales',
}
