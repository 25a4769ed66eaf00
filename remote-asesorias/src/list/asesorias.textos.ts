/** The copy of /asesorias. */
export const textos = {
  titulo: 'Asesorías',
  filtros: 'Filtros de búsqueda',
  agregar: 'Agregar asesoría',
  columnas: {
    cliente: 'Cliente',
    empresa: 'Empresa',
    motivo: 'Motivo',
    creacion: 'Fecha de inicio',
    finalizacion: 'Fecha de finalización',
    status: 'Status',
  },
  acciones: { editar: 'Editar', detalles: 'Detalles' },
  vacio: {
    titulo: 'Aún no hay asesorías',
    texto: 'Aquí se da seguimiento a las sesiones con cada cliente, de la primera cita a su cierre.',
  },
  nadaEncontrado: {
    titulo: 'Ninguna asesoría coincide con la búsqueda',
    texto: 'Con menos filtros, o con «Buscar todos», aparecen más.',
  },
  filtrar: {
    titulo: 'Filtrar asesorías',
    cliente: 'Cliente',
    status: 'Status',
    desde: 'Desde',
    hasta: 'Hasta',
  },
}
