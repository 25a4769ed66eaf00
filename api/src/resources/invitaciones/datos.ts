import { defineTablas } from '../../platform/rows/datos.ts'

/** An invitation is sent again after a restore, as a stolen backup must not revive its link. */
export default defineTablas({ invitaciones: { respaldo: false, menciones: 'borrar' } })
