import { defineTablas } from '../../platform/rows/datos.ts'

/** A search is done again; what people decided is kept. */
export default defineTablas({
  busquedas_duplicados: { respaldo: false, menciones: 'vaciar' },
  pares_duplicados: { respaldo: false, menciones: 'borrar' },
  union_filas: { menciones: 'vaciar' },
  uniones: {
    // It repeats what the two of them said.
    menciones: 'vaciar',
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
