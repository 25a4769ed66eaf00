export const textos = {
  cerrar: 'Cerrar',
  no: 'No',
  si: 'Si',
  guardar: 'Guardar',
  cancelar: 'Cancelar',
  buscar: 'Buscar',
  buscarTodos: 'Buscar todos',
  sinGuardar: {
    titulo: '¿Salir sin guardar?',
    texto: 'Lo escrito en esta página aún no se guarda y se perderá.',
    seguir: 'Seguir editando',
    salir: 'Salir sin guardar',
  },
}
