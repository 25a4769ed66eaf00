import { type Call, type CallName, calls } from '@backoffice/shared/contract'
import type { OwnRow, OwnRows, Row, Rows } from './row.ts'
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

const own: OwnRows = {
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

/** What only reads, although the audit tells of it. */
const READS = ['listar', 'ver']

function rowOf(route: string, { audit: details, needs = 'publico', ...row }: OwnRow): Row {
  const call = calls[route as CallName] as Call | undefined
  const write = call?.audit && { ...call.audit, ...details }
  const audited = write && (READS.includes(write.accion) ? { tells: write } : { writes: write })
  return { ...row, ...audited, needs: call?.access ?? needs }
}

/** Every route of the api, by method and path under /admin: what the contract says of it, and these rows. */
export const rows: Rows = Object.fromEntries(
  Object.entries(own).map(([route, row]) => [route, rowOf(route, row)]),
)
