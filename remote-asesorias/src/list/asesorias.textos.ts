/** The copy of /asesorias. */
export const textos = {
  titulo: 'Asesorías',
  filtros: 'Filtros de búsqueda',
  agregar: 'Agregar asesoría',
  exportar: 'Exportar',
  noSeExporto: 'No se pudo escribir el archivo de la lista. Se puede intentar de nuevo.',
  columnas: {
    cliente: 'Cliente',
    empresa: 'Empresa',
    motivo: 'Motivo',
    creacion: 'Fecha de inicio',
    finalizacion: 'Fecha de finalización',
    status: 'Status',
  },
  acciones: { editar: 'Editar', detalles: 'Detalles', eliminar: 'Eliminar' },
  vacio: {
    titulo: 'Aún no hay asesorías',
    texto: 'Aquí se da seguimiento a las sesiones con cada cliente, de la primera cita a su cierre.',
  },
  nadaEncontrado: {
    titulo: 'Ninguna asesoría coincide con la búsqueda',
    texto: (pedido: string) => `Se buscó ${pedido}. Con menos filtros aparecen más asesorías.`,
    accion: 'Buscar todos',
  },
  pedido: {
    cliente: (texto: string) => `cliente «${texto}»`,
    status: (texto: string) => `status ${texto}`,
    desde: (dia: string) => `desde el ${dia}`,
    hasta: (dia: string) => `hasta el ${dia}`,
  },
  eliminar: {
    titulo: 'Eliminar asesoría',
    pregunta: '¿Eliminar la asesoría',
    de: 'de',
    despues: '? Dejará de aparecer en las listas y en el historial del cliente.',
  },
  filtrar: {
    titulo: 'Filtrar asesorías',
    cliente: 'Cliente',
    status: 'Status',
    desde: 'Desde',
    hasta: 'Hasta',
  },
}
