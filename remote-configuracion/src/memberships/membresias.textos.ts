/** The copy of /configuracion/membresias. */
export const textos = {
  titulo: 'Membresias',
  agregar: 'Agregar membresia',
  columnas: {
    nombre: 'Nombre',
    precio: 'Precio',
    beneficios: 'Beneficios',
    descripcion: 'Descripción',
  },
  vacio: {
    titulo: 'Aún no hay membresías',
    texto: 'Aquí se definen los planes que se ofrecen a los clientes, con su precio y sus beneficios.',
  },
  pendiente: {
    aviso: 'Esta pantalla aún no está disponible.',
    explicacion: 'Las membresías se podrán agregar en una próxima versión.',
    cerrar: 'Cerrar',
  },
}
