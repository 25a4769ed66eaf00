import { defineTablas } from './datos.ts'

/**
 * The tables of the machinery. Everybody signs in again after a restore; failed sign-ins, stored answers, requested
 * exports, and running jobs with the batches that they work on, start over. The key that signs addresses stays behind
 * too: those expire within a minute, and a stolen backup must not let anyone sign for the running installation.
 * Migrations are in the header, and repeatable files run again.
 */
export const ownTables = defineTablas({
  migraciones: { respaldo: false },
  repetibles: { respaldo: false },
  mudanzas: { respaldo: false },
  secretos: { respaldo: false },
  sesiones: { respaldo: false, menciones: 'borrar' },
  intentos: { respaldo: false, menciones: 'borrar' },
  idempotencia: { respaldo: false, menciones: 'borrar' },
  exportaciones: { respaldo: false, menciones: 'borrar' },
  turnos: { respaldo: false, menciones: 'borrar' },
  direcciones_conocidas: { menciones: 'borrar' },
  trabajos: { respaldo: false, menciones: 'vaciar' },
  lotes: { respaldo: false, menciones: 'vaciar' },
  // What was done does not change.
  auditoria: { menciones: 'vaciar' },
  bytes_sueltos: { claves: 'select clave, false as viva from bytes_sueltos' },
})
