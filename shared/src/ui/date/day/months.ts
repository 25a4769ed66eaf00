import { lazily } from '../../../format/lazily.ts'

/** The twelve months as people write them: «enero». Lazy: naming them takes milliseconds, and a form opens without. */
export const monthNames = lazily(() => {
  const { format } = new Intl.DateTimeFormat('es-MX', { month: 'long' })
  return Array.from({ length: 12 }, (_, month) => format(new Date(2000, month, 1)))
})
