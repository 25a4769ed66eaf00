export const textos = {
  noEsCantidad: (texto: string) => `«${texto}» no es una cantidad; se escribe como 1,234.56`,
  decimales: (texto: string) => `«${texto}» lleva más de dos decimales`,
  demasiado: (texto: string) => `«${texto}» es demasiado grande: se admiten 12 cifras antes del punto`,
}
