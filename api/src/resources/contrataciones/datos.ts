import { defineTablas } from '../../platform/rows/datos.ts'

/** A purchase has no names, so that it stays as it is; the audit's images of it may have. */
export default defineTablas({
  contrataciones: {
    deCliente: { entidad: 'contratacion', nombres: ['contratación', 'contrataciones'] },
  },
})
