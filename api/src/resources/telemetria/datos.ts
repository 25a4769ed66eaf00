import { defineTablas } from '../../platform/rows/datos.ts'

/** The releases that it counts are this installation's. */
export default defineTablas({
  telemetria: { respaldo: false, menciones: 'borrar' },
  telemetria_envios: { respaldo: false, menciones: 'borrar' },
})
