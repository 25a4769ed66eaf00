export const textos = {
  noEsCantidad: 'Lo que se pegó no es una cantidad; se escribe como 1,234.56',
}
