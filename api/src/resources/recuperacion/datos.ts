import { defineTablas } from '../../platform/rows/datos.ts'

/** A recovery code starts over. */
export default defineTablas({ recuperaciones: { respaldo: false, menciones: 'borrar' } })
