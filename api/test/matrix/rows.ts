import type { Rows } from './row.ts'
import { archivosRows } from './rows/archivos.ts'
import { asesoriasRows } from './rows/asesorias.ts'
import { authRows } from './rows/auth.ts'
import { clientesRows } from './rows/clientes.ts'
import { configuracionRows } from './rows/configuracion.ts'
import { contratacionesRows } from './rows/contrataciones.ts'
import { lotesRows } from './rows/lotes.ts'
import { notasRows } from './rows/notas.ts'
import { otherRows } from './rows/otras.ts'
import { usuariosRows } from './rows/usuarios.ts'
import { vistasRows } from './rows/vistas.ts'

/** Every route of the api, by method and path under /admin. */
export const rows: Rows = {
  ...authRows,
  ...clientesRows,
  ...archivosRows,
  ...contratacionesRows,
  ...notasRows,
  ...asesoriasRows,
  ...lotesRows,
  ...usuariosRows,
  ...configuracionRows,
  ...vistasRows,
  ...otherRows,
}
