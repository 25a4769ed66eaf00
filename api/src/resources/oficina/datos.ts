import { defineTablas } from '../../platform/rows/datos.ts'

const ruta = () => '/configuracion/perfil?vista=oficina'

export default defineTablas({ oficinas: { ruta }, empresas: { ruta } })
