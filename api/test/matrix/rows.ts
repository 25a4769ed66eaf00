import type { Rows } from './row'
import { archivosRows } from './rows/archivos'
import { asesoriasRows } from './rows/asesorias'
import { authRows } from './rows/auth'
import { clientesRows } from './rows/clientes'
import { configuracionRows } from './rows/configuracion'
import { contratacionesRows } from './rows/contrataciones'
import { lotesRows } from './rows/lotes'
import { notasRows } from './rows/notas'
import { otherRows } from './rows/otras'
import { usuariosRows } from './rows/usuarios'
import { vistasRows } from './rows/vistas'

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
