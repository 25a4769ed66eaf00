/** What details and edit say alike. */
export const textos = {
  cliente: 'Cliente',
  empresa: 'Empresa',
  motivo: 'Motivo',
  tipo: 'Tipo',
  asesor: 'Asesor',
  fecha: 'Fecha de creación',
  finalizacion: 'Fecha de finalización',
  status: 'Status',
  descripcion: 'Descripción',
  noExiste: 'Esta asesoría ya no existe',
  noDisponible: {
    titulo: 'No disponible en este servidor',
    detalles: 'El servidor de esta oficina no ofrece los detalles de las asesorías.',
    editar: 'El servidor de esta oficina no ofrece la edición de las asesorías.',
  },
  volver: 'Volver a Asesorías',
}
