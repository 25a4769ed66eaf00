import { defineTablas } from '../../platform/rows/datos.ts'

export default defineTablas({ vistas: { menciones: 'vaciar' } })
