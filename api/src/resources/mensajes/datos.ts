import { defineTablas } from '../../platform/rows/datos.ts'

export default defineTablas({
  mensajes: {
    deCliente: {
      entidad: 'mensaje',
      borrar: (client, { ids }) =>
        client.query('delete from mensajes where id_locatario = locatario() and _id = any ($1::uuid[])', [
          ids,
        ]),
    },
  },
  textos_mensajes: { ruta: () => '/configuracion/membresias?vista=contrataciones' },
})
