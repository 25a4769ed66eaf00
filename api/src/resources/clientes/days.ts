import { Refusal } from '../../platform/http/refusal.ts'
import { today } from '../../platform/lists/days.ts'
import type { CamposLimpios } from './repository.ts'

const PAST = ['nacimiento', 'fecha_constitucion'] as const

/** Refuses a day of birth or of constitution that has not come in the office. */
export function checkPastDays(campos: Partial<Pick<CamposLimpios, (typeof PAST)[number]>>): void {
  const now = today()
  const wrong = PAST.filter((campo) => (campos[campo] ?? '') > now)
  if (wrong.length === 0) return
  const msg = 'Es un día que no ha llegado'
  throw new Refusal(400, 'Hay datos que no son válidos', {
    campos: Object.fromEntries(wrong.map((campo) => [campo, msg])),
  })
}
