export const textos = {
  guardar: 'Guardar',
  cancelar: 'Cancelar',
  irAGuardar: 'Saltar al final',
  elegirArchivo: 'Elegir archivo',
  elegirArchivos: 'Elegir archivos',
  sinArchivo: 'Ningún archivo elegido',
  noEsEntero: 'Debe ser un número entero desde 0, sin decimales',
  demasiado: (limite: string) => `El número es demasiado grande: ${limite} como máximo`,
}
