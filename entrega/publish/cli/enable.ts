import { enable } from '../change/change.ts'
import { command, text } from './command.ts'

const usage = `Uso: npm run enable -- app [--to carpeta] [--note "…"] [--force "…"]
  --force  aunque no le sirva al host en uso, y por qué: queda anotado`

/** `npm run enable`: enables a remote again. */
await command({ usage, words: [1, 1], options: { force: text } }, ({ words: [app = ''], options, parts }) =>
  enable(parts, app, options),
)
