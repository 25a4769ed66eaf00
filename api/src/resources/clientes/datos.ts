import { defineTablas } from '../../platform/rows/datos.ts'

export default defineTablas({
  clientes: { ruta: ({ _id }) => `/clientes/detalles/${String(_id)}` },
})
