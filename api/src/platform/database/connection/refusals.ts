import { diskFull, Refusal } from '../../http/refusal.ts'
import { isDatabaseAway, sqlState } from '../failures.ts'

const MOVING =
  'La oficina se está mudando a otro servidor: se puede consultar, y en unos minutos se podrá guardar'
const AWAY = 'La base de datos no está disponible por el momento'

/** Translates a database error into a refusal for the person; null for any other error. */
export function databaseRefusal(error: unknown): Refusal | null {
  const code = sqlState(error)
  if (isDatabaseAway(error)) return new Refusal(503, AWAY, { retryAfter: 2, outage: 'database' })
  // Raised by f_no_se_muda (operator/mudanza).
  if (code === 'MU001') return new Refusal(503, MOVING, { retryAfter: 60 })
  if (!code || !/^[0-9A-Z]{5}$/.test(code)) return null
  // 22: a value that no column accepts. The schemas refuse such values; this covers what they may have missed.
  if (code.startsWith('22')) return new Refusal(400, 'Algún dato no es válido')
  if (code === '23503') return new Refusal(400, 'Algún dato se refiere a algo que no existe')
  if (code === '23505') return new Refusal(409, 'Ya existe un registro igual')
  if (code === '53100') return diskFull()
  if (['40001', '40P01', '55P03', '57014'].includes(code)) {
    return new Refusal(503, 'El servidor está ocupado; puede intentarse de nuevo en un momento', {
      retryAfter: 2,
    })
  }
  return null
}
