import { defineTablas } from '../../platform/rows/datos.ts'

/**
 * Backups hold no second step: the key that encrypts it stays behind (rows/own.ts), and half of one would lock people out.
 * After a restore everybody sets it up anew, at once where the office requires it.
 */
export default defineTablas({
  autenticadores: { respaldo: false },
  codigos_recuperacion: { respaldo: false },
  llaves_acceso: { respaldo: false, menciones: 'vaciar' },
  equipos_recordados: { respaldo: false, menciones: 'borrar' },
  pasos_pendientes: { respaldo: false, menciones: 'borrar' },
})
