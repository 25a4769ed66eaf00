import { defineTablas } from '../../platform/rows/datos.ts'

/**
 * Backups leave them out: a file of theirs is a copy of rows that the backup has, good for a few days, and can be asked for
 * again. What a file says of a person cannot be taken out of it, so erasing anybody throws away all of the office's.
 */
export default defineTablas({
  exportaciones_preparadas: {
    respaldo: false,
    menciones: 'borrar',
    alBorrar: async (client, store) => {
      const { rows } = await client.query<{ clave: string | null }>(
        'delete from exportaciones_preparadas where id_locatario = locatario() returning clave',
      )
      for (const { clave } of rows) if (clave !== null) await store.delete(clave)
    },
  },
})
