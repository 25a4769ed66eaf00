import { defineTablas } from '../../platform/rows/datos.ts'

export default defineTablas({
  asesorias: {
    ruta: ({ _id }) => `/asesorias/detalles/${String(_id)}`,
    deCliente: {
      entidad: 'asesoria',
      nombres: ['asesoría'],
      borrado: (cuantas) => `los textos de ${cuantas}`,
      borrar: (client, { ids }) =>
        client.query(
          `update asesorias set motivo = 'Datos borrados', descripcion = '', version = version + 1
           where id_locatario = locatario() and _id = any ($1::uuid[])`,
          [ids],
        ),
    },
  },
})
