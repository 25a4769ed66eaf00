import { camposDe } from '@backoffice/shared/format'

/** The copy of /configuracion/membresias. */
export const textos = {
  titulo: 'Membresias',
  agregar: 'Agregar membresia',
  editar: 'Editar membresia',
  columnas: {
    nombre: 'Nombre',
    precio: 'Precio',
    beneficios: 'Beneficios',
    descripcion: 'Descripción',
    duracion: 'Duración',
  },
  acciones: { editar: 'Editar', eliminar: 'Eliminar', historial: 'Historial de cambios' },
  vacia: {
    titulo: 'Aún no hay membresías',
    texto: 'Aquí se definen los planes que se ofrecen a los clientes, con su precio y sus beneficios.',
  },
  campos: camposDe.membresia,
  duracion: {
    ayuda:
      'En meses: cuántos paga el precio. Con ella, al contratar y al renovar se propone el total de cada periodo.',
  },
  beneficios: {
    titulo: camposDe.membresia.beneficios,
    ninguno: 'Agrega beneficios de esta membresia',
    agregar: 'Agregar beneficio',
    numero: (n: number) => `Beneficio ${n}`,
    subir: (n: number) => `Subir beneficio ${n}`,
    bajar: (n: number) => `Bajar beneficio ${n}`,
    quitar: (n: number) => `Quitar beneficio ${n}`,
    movido: (from: number, to: number) => `El beneficio ${from} ahora es el ${to}`,
    quitado: (n: number) => `Se quitó el beneficio ${n}`,
  },
  faltan: 'El nombre y al menos un beneficio son necesarios',
  obligatorio: 'Es obligatorio',
  guardarNueva: 'Agregar',
  guardar: 'Guardar',
  reintentar: 'Reintentar',
  entendido: 'Entendido',
  noSeLeyo: 'No se pudo cargar la membresía.',
  noExiste: 'Esta membresía ya no existe. Alguien la eliminó mientras tanto.',
  conflicto: 'Otra persona cambió esta membresía',
  eliminar: {
    titulo: 'Eliminar membresia',
    antes: '¿Deseas eliminar la membresía ',
    despues: '?',
    consecuencia: 'Ya no se podrá contratar; las contrataciones que la tienen la conservan.',
    sinRespuesta:
      'El servidor no respondió: no se sabe si la membresía se eliminó. Se puede intentar de nuevo.',
  },
}
