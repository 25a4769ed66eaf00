import { defineTablas } from '../../platform/rows/datos.ts'

export default defineTablas({
  notas: {
    deCliente: {
      entidad: 'nota',
      nombres: ['nota'],
      borrar: (client, { ids }) =>
        client.query('delete from notas where id_locatario = locatario() and _id = any ($1::uuid[])', [ids]),
    },
  },
})
