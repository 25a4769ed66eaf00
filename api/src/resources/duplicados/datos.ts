import { defineTablas } from '../../platform/rows/datos.ts'

/** A search is done again; what people decided is kept. */
export default defineTablas({
  busquedas_duplicados: { respaldo: false },
  pares_duplicados: { respaldo: false },
  uniones: {
    deCliente: {
      entidad: 'union',
      // Both sides of a merge are the same person.
      borrar: (client, { cliente }) =>
        client.query(
          `update uniones set campos = '{}' where id_locatario = locatario() and $1 in (id_cliente, id_queda)`,
          [cliente],
        ),
    },
  },
})
