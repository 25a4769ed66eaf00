/** The copy of /asesorias. */
export const textos = {
  titulo: 'Asesorías',
  agregar: 'Agregar asesoría',
  columnas: {
    cliente: 'Cliente',
    empresa: 'Empresa',
    motivo: 'Motivo',
    creacion: 'Fecha de inicio',
    finalizacion: 'Fecha de finalización',
    status: 'Status',
  },
  varias: {
    finalizar: 'Finalizar',
    asignar: 'Asignar asesor',
    titulo: (que: string, cuantos: string) => `${que}: ${cuantos}`,
    fecha: 'Fecha de finalización',
    faltaFecha: 'Hay que elegir la fecha',
    faltaAsesor: 'Hay que elegir un asesor',
  },
  acciones: { editar: 'Editar', detalles: 'Detalles', eliminar: 'Eliminar' },
  vacia: {
    titulo: 'Aún no hay asesorías',
    texto: 'Aquí se da seguimiento a las sesiones con cada cliente, de la primera cita a su cierre.',
  },
  sinResultados: {
    titulo: 'Ninguna asesoría coincide con la búsqueda',
    texto: (pedido: string) => `Se buscó ${pedido}. Con menos filtros aparecen más asesorías.`,
  },
  miDia: {
    titulo: 'Mi día',
    miasDeHoy: 'Mías de hoy',
    hoy: 'Hoy',
    estaSemana: 'Esta semana',
    vencidas: 'Vencidas',
    mias: 'Mías',
    tareas: ({ due, more }: { due: unknown[] | null; more: boolean }) =>
      due?.length ? `Mis tareas: ${more ? 'más de ' : ''}${due.length}` : 'Mis tareas',
  },
  pedido: {
    status: (texto: string) => `status ${texto}`,
    desde: (dia: string) => `desde el ${dia}`,
    hasta: (dia: string) => `hasta el ${dia}`,
    asesor: (quien: string) => `asesor ${quien}`,
    otraPersona: 'elegido',
    eliminadas: 'eliminadas',
  },
  eliminar: {
    titulo: 'Eliminar asesoría',
    antes: '¿Eliminar la asesoría ',
    de: 'de',
    despues: '? Dejará de aparecer en las listas y en el historial del cliente.',
  },
  eliminada: {
    titulo: 'Asesoría eliminada',
    noEsta: 'Esta asesoría ya no está entre las eliminadas',
    volver: 'Volver a asesorías',
  },
  filtro: {
    titulo: 'Filtrar asesorías',
    cliente: 'Cliente',
    status: 'Status',
    desde: 'Desde',
    hasta: 'Hasta',
    ver: 'Ver',
    eliminadas: 'Eliminadas',
  },
}
