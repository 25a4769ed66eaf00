import { camposDe } from '@backoffice/shared/format'

const campos = camposDe.asesoria

/** The copy that the details, the edit form and a deleted advisory share. */
export const textos = {
  datos: 'Asesoría',
  cliente: campos.id_cliente,
  empresa: 'Empresa',
  motivo: campos.motivo,
  tipo: campos.tipo,
  asesor: campos.id_asesor,
  fecha: campos.creacion,
  finalizacion: campos.finalizacion,
  status: campos.status,
  descripcion: campos.descripcion,
  hora: campos.hora,
  minutos: `${campos.minutos} (minutos)`,
  largo: campos.minutos,
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
