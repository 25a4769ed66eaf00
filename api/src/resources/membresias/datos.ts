import { defineTablas } from '../../platform/rows/datos.ts'

export default defineTablas({ membresias: { ruta: () => '/configuracion/membresias' } })
