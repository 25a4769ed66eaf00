import type { AsesoriaFila } from '@backoffice/shared/contract'
import { horaDe, masDias, minutosDe } from '@backoffice/shared/format'
import type { Lugar } from '../useMover.ts'

/** An office's day, in hours; the agenda has more rows only if something is earlier or later. */
const [ABRE, CIERRA] = [8, 19]

export const horaEntera = (hora: string): number => Math.floor(minutosDe(hora) / 60)

/** The hours that the agenda has a row for. */
export function horasDe(filas: readonly AsesoriaFila[]): number[] {
  const taken = filas.flatMap(({ hora }) => (hora ? [horaEntera(hora)] : []))
  const [from, to] = [Math.min(ABRE, ...taken), Math.max(CIERRA, ...taken)]
  return Array.from({ length: to - from + 1 }, (_, n) => from + n)
}

/** Where an advisory goes if it is dropped into a row: the minutes of its hour stay. */
export const enFila = ({ hora }: AsesoriaFila, fila: number | null): string | null =>
  fila === null ? null : horaDe(fila * 60 + (hora ? minutosDe(hora) % 60 : 0))

const [HORA, DIA] = [60, 24 * 60]

/** Where Shift and an arrow take an advisory: a day, or an hour of the same day; null: nowhere. */
export function conFlecha({ creacion, hora }: AsesoriaFila, tecla: string): Lugar | null {
  const lugar = { fecha: creacion, hora: hora ?? null }
  if (tecla === 'ArrowLeft') return { ...lugar, fecha: masDias(creacion, -1) }
  if (tecla === 'ArrowRight') return { ...lugar, fecha: masDias(creacion, 1) }
  const down = tecla === 'ArrowDown'
  if (!down && tecla !== 'ArrowUp') return null
  // The line of those without an hour is above the first hour.
  if (!hora) return down ? { ...lugar, hora: horaDe(ABRE * HORA) } : null
  const at = minutosDe(hora) + (down ? HORA : -HORA)
  return at < 0 || at >= DIA ? null : { ...lugar, hora: horaDe(at) }
}
