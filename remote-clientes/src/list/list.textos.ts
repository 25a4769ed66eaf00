/** The copy of /clientes. */
export const textos = {
  titulo: 'Clientes',
  agregar: 'Agregar cliente',
  importar: 'Importar',
  abriendo: 'Abriendo…',
  columnas: {
    nombre: 'Nombre',
    apellidoPaterno: 'Apellido Paterno',
    apellidoMaterno: 'Apellido Materno',
    celular: 'Celular',
    email: 'Email',
    empresa: 'Empresa',
    rfc: 'RFC',
    membresia: 'Membresía',
    ultimaAsesoria: 'Última asesoría',
    creacion: 'Fecha de registro',
  },
  membresia: (nombre: string, hasta: string) => `${nombre} · ${hasta}`,
  hasta: (dia: string) => `hasta el ${dia}`,
  acciones: { detalles: 'Detalles', editar: 'Editar', eliminar: 'Eliminar' },
  vacia: {
    titulo: 'Aún no hay clientes',
    texto: 'Aquí se lleva la lista de las personas y empresas que atiende la oficina.',
  },
  sinResultados: {
    titulo: 'Ningún cliente coincide',
    texto: () => 'Con menos filtros, o con solo una parte de cada texto, aparecen más clientes.',
  },
  filtro: {
    titulo: 'Filtrar clientes',
    nombre: 'Nombre',
    apellidoPaterno: 'Apellido paterno',
    apellidoMaterno: 'Apellido materno',
    celular: 'Celular',
    email: 'Email',
    sinVenirDesde: 'Sin venir desde',
    ver: 'Ver',
    eliminados: 'Eliminados',
  },
  pedido: {
    sinVenirDesde: (dia: string) => `Sin venir desde el ${dia}`,
    texto: 'Buscador',
    empresa: 'Empresa',
    eliminados: 'Eliminados',
  },
  eliminado: {
    titulo: 'Cliente eliminado',
    noEsta: 'Este cliente ya no está entre los eliminados',
    volver: 'Volver a clientes',
  },
  eliminar: {
    titulo: 'Eliminar cliente',
    antes: '¿Eliminar al cliente ',
    despues: '? Dejará de aparecer en las listas; su historial se conserva.',
    sinRespuesta:
      'El servidor no respondió: no se sabe si el cliente se eliminó. Se puede intentar de nuevo.',
  },
}
