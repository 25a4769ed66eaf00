/** The copy that the details, the edit form and a deleted advisory share. */
export const textos = {
  datos: 'Asesoría',
  cliente: 'Cliente',
  empresa: 'Empresa',
  motivo: 'Motivo',
  tipo: 'Tipo',
  asesor: 'Asesor',
  fecha: 'Fecha de creación',
  finalizacion: 'Fecha de finalización',
  status: 'Status',
  descripcion: 'Descripción',
  hora: 'Hora',
  minutos: 'Duración (minutos)',
  largo: 'Duración',
  choque: (otras: string) => `A esa hora hay otra asesoría a cargo de la misma persona: ${otras}.`,
  noExiste: { titulo: 'Esta asesoría ya no existe', volver: 'Volver a Asesorías', to: '/asesorias' },
  noDisponible: {
    detalles: 'El servidor de esta oficina no ofrece los detalles de las asesorías.',
    editar: 'El servidor de esta oficina no ofrece la edición de las asesorías.',
  },
  obligatorios: {
    // The specification's own words, to the letter.
    faltan: 'El cliente, mptivo y fecha son obligatorios',
    motivo: 'El motivo es obligatorio',
    fecha: 'La fecha de creación es obligatoria',
  },
}
