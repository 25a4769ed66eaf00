import { defineTablas } from '../../platform/rows/datos.ts'

/** An import starts over with the rows of its sheet. */
export default defineTablas({
  importaciones: { respaldo: false, menciones: 'vaciar' },
  importacion_filas: { respaldo: false, menciones: 'borrar' },
})
