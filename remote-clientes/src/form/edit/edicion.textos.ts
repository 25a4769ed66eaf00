export const textos = {
  titulo: 'Otra persona cambió este cliente',
}
