export const textos = {
  cerrar: 'Cerrar',
  restaurar: 'Restaurar',
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
  conflicto: {
    intro:
      'Mientras se editaba, alguien guardó otros cambios. Nada de lo escrito aquí se ha perdido; hay que elegir con qué seguir.',
    suyo: 'Guardado por otra persona',
    mio: 'Escrito aquí',
    antes: 'Antes',
    soloSuyo: 'Cambió solo la otra persona: se conserva en los dos casos.',
    vacio: 'Sin definir',
    iguales: 'Lo que guardó coincide con lo que hay aquí.',
    seguir: 'Seguir editando',
    usarSuyo: 'Usar lo guardado',
    guardarMio: 'Guardar lo escrito',
  },
}
