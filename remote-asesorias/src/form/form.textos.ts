import { camposDe } from '@backoffice/shared/format'

const campos = camposDe.asesoria

/** The copy of /asesorias/nueva. Some sentences are the specification's own, to the letter. */
export const textos = {
  titulo: 'Nueva asesoría',
  cliente: {
    titulo: 'Cliente de la asesoría',
    buscar: 'Buscar al cliente',
    nombre: 'Cliente',
    empresa: 'Empresa',
    accion: 'Buscar coincidencias',
    coincidencias: 'Coincidencias',
    elegir: 'Elegir',
    ninguna: {
      titulo: 'Ningún cliente coincide',
      texto: 'Con solo una parte del nombre, o sin la empresa, aparecen más.',
    },
    recortada: 'Se muestran las primeras 50 coincidencias. Con un texto más largo aparecen menos.',
    pista: 'Elige un cliente para crear una nueva asesoría.',
    faltaTexto: 'Es necesario el cliente o la empresa para la búsqueda',
    noElegible: 'El cliente no puede ser elegido',
    elegirOtro: 'Elegir otro cliente',
    verTodo: 'Ver todo',
    verMenos: 'Ver menos',
    sinDatos: 'Sin teléfono, correo ni empresa',
    elegido: (nombre: string) => `Cliente elegido: ${nombre}`,
  },
  columnas: {
    nombre: 'Nombre',
    apellidoPaterno: 'Apellido Paterno',
    apellidoMaterno: 'Apellido Materno',
    celular: 'Celular',
    email: 'Email',
  },
  asesoria: {
    titulo: 'Datos de la asesoría',
    motivo: campos.motivo,
    fecha: campos.creacion,
    descripcion: campos.descripcion,
  },
}
