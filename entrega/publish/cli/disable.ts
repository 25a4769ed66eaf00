import { disable } from '../change/change.ts'
import { command, text } from './command.ts'

const usage = `Uso: npm run disable -- app --reason "…" [--now] [--to carpeta] [--note "…"]
  La sección dice que no está disponible, con ese motivo, hasta npm run enable.
  --now  también donde ya está abierta: en menos de un minuto se cubre, y lo escrito se puede leer y copiar`

/** `npm run disable`: disables a remote. */
await command(
  { usage, words: [1, 1], options: { reason: text, now: { type: 'boolean' } } },
  ({ words: [app = ''], options, parts }) => disable(parts, app, options.reason ?? '', options),
)
