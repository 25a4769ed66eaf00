import { defineTablas } from '../../platform/rows/datos.ts'

export default defineTablas({
  usuarios: {
    ruta: ({ _id }) => `/usuarios/editar/${String(_id)}`,
    claves: `select 'fotos/' || id_locatario || '/' || perfil_archivo as clave, eliminacion is null as viva
      from usuarios where perfil_archivo is not null`,
  },
})
