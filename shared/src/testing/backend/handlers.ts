import { archivos } from './archivos'
import { asesorias } from './asesorias'
import { auth } from './auth'
import { caja } from './caja'
import { clientes } from './clientes'
import { configuracion } from './configuracion'
import { contrataciones } from './contrataciones'
import { posiblesDuplicados } from './duplicados'
import type { Handlers } from './handler'
import { historia } from './historia'
import { lotes } from './lotes'
import { membresias } from './membresias'
import { notas } from './notas'
import { perfil } from './perfil'
import { perfilPersonal } from './perfilPersonal'
import { recuperacion } from './recuperacion'
import { usuarios } from './usuarios'
import { vistas } from './vistas'

/** Every call of the contract; a missing one does not compile. */
export const handlers: Handlers = {
  ...auth,
  ...recuperacion,
  ...clientes,
  ...posiblesDuplicados,
  ...perfil,
  ...archivos,
  ...contrataciones,
  ...notas,
  ...historia,
  ...asesorias,
  ...lotes,
  ...usuarios,
  ...configuracion,
  ...membresias,
  ...perfilPersonal,
  ...caja,
  ...vistas,
  'GET /salud': () => ({ estado: 'bien', version: '1.0.0' }),
  'POST /telemetria': () => ({}),
}
