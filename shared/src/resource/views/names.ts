import type { Vista } from '../../contract'
import { cleanLine, plain } from '../../contract/text'
import { demasiadoLargo } from '../../format/largo'
import { textos } from './views.textos'

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
