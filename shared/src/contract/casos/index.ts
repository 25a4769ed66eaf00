import { accesos } from './accesos.ts'
import { archivos } from './archivos.ts'
import { asesorias } from './asesorias.ts'
import { clientes } from './clientes.ts'
import { contrataciones } from './contrataciones.ts'
import { cuenta } from './cuenta.ts'
import { lotes } from './lotes.ts'
import { mensajes } from './mensajes.ts'
import { membresias } from './membresias.ts'
import { notas } from './notas.ts'
import { pagos } from './pagos.ts'
import { recibos } from './recibos.ts'
import { usuarios } from './usuarios.ts'
import { LOTES } from '../entidades.ts'
import { type Ask, type Caso, hear as hearAll } from './caso.ts'

export type { Ask, Asked, Caso, Heard } from './caso.ts'

/*
 * What a client asks, series by series. The answers of the real api are in respuestas/, one line for each call: the api
 * (api/src/every-call/casos.test.ts) and the in-memory back end (shared/src/testing/backend/casos.test.ts) must both give them, but
 * for what the latter lists as the api's alone.
 */

/** Each series begins in an office of its own, whose only person is Ada, an Administrador. */
export const casos: Record<string, readonly Caso[]> = {
  clientes,
  asesorias,
  usuarios,
  accesos,
  membresias,
  contrataciones,
  pagos,
  recibos,
  mensajes,
  notas,
  archivos,
  cuenta,
  lotes,
}

const untold = Object.keys(LOTES).filter((lista) => !(lista in casos))

/** Makes the calls of a series one by one, and tells what was heard. */
export const hear = (serie: readonly Caso[], ask: Ask) => hearAll(serie, ask, untold)
