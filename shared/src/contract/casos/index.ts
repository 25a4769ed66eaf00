import { archivos } from './archivos.ts'
import { asesorias } from './asesorias.ts'
import { clientes } from './clientes.ts'
import { contrataciones } from './contrataciones.ts'
import { cuenta } from './cuenta.ts'
import { lotes } from './lotes.ts'
import { mensajes } from './mensajes.ts'
import { membresias } from './membresias.ts'
import { notas } from './notas.ts'
import { recibos } from './recibos.ts'
import { usuarios } from './usuarios.ts'
import type { Caso } from './caso.ts'

export { hear, type Ask, type Asked, type Caso, type Heard } from './caso.ts'

/*
 * What a client asks, series by series. The answers of the real api are in respuestas/, one line for each call: the api
 * (api/src/casos.test.ts) and the in-memory back end (shared/src/testing/backend/casos.test.ts) must both give them.
 */

/** Each series begins in an office of its own, whose only person is Ada, an Administrador. */
export const casos: Record<string, readonly Caso[]> = {
  clientes,
  asesorias,
  usuarios,
  membresias,
  contrataciones,
  recibos,
  mensajes,
  notas,
  archivos,
  cuenta,
  lotes,
}
