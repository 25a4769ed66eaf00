import type { Vista } from '../../contract/index.ts'
import { cleanLine, plain } from '../../contract/text/index.ts'
import { demasiadoLargo } from '../../format/largo.ts'
import { textos } from './views.textos.ts'

/** The limits of the contract. */
export const MAX = 50
const NAME_MAX = 60

const same = (nombre: string) => plain(cleanLine(nombre))

/** Why a view can't have this name; null: it can. */
export function problemOf(others: readonly Vista[], nombre: string): string | null {
  if (cleanLine(nombre) === '') return textos.falta
  const long = demasiadoLargo(nombre, NAME_MAX)
  return long ?? (others.some((vista) => same(vista.nombre) === same(nombre)) ? textos.yaHay : null)
}
