export const textos = {
  editar: 'Editar cliente',
  perfil: 'Perfil del cliente',
  titulo: 'Esta pantalla aún no está disponible',
  texto: 'Mientras tanto, el cliente se encuentra en la lista.',
  volver: 'Volver a Clientes',
}
