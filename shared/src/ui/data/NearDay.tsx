import { diasEntre, relativo } from '../../format/fechas/calendario.ts'
import { fechaLarga, hoy } from '../../format/fechas/fechas.ts'

/** Farther days are told by their date alone. */
const NEAR = 30

export interface NearDayProps {
  day: string
  /** Days gone by are told by their date alone. */
  ahead?: boolean
}

/** A day by which one decides: its date and, where it is near, how far it is («hoy», «en 3 días»). */
export function NearDay({ day, ahead = false }: NearDayProps) {
  const today = hoy()
  const distance = diasEntre(today, day)
  const near = Math.abs(distance) <= NEAR && !(ahead && distance < 0)
  return (
    <>
      {fechaLarga(day)}
      {near && <span data-near="">{` ${relativo(day, today)}`}</span>}
    </>
  )
}
