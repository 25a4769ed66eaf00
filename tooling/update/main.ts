import { parseArgs } from 'node:util'
import { fail } from '../start/before/fail.mjs'
import { root } from '../start/before/root.mjs'
import { composeWay } from './compose-way.ts'
import { gitWay } from './git-way.ts'
import { update } from './update.ts'

const usage =
  'Falta la versión: npm run actualizar -- --a <commit o etiqueta> [--servicio <unidad>] [--comprobar <orden>], o --contenedores --a <etiqueta de las imágenes>.'

/** `npm run actualizar -- --a <version>`: the new version in use with its data, or the old one with its own. */
const { values } = parseArgs({
  options: {
    a: { type: 'string' },
    servicio: { type: 'string' },
    comprobar: { type: 'string' },
    contenedores: { type: 'boolean' },
  },
  strict: false,
  allowPositionals: true,
})
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
const version = text(values.a) ?? fail(usage)
const options = { root, env: process.env, version, check: text(values.comprobar) }
const way = values.contenedores ? composeWay(options) : gitWay({ ...options, service: text(values.servicio) })
// Half an update is worse than a late Ctrl-C: the steps end by themselves, and the way back is one of them.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () =>
    console.error('Se termina el paso en curso; interrumpir ahora dejaría la versión a medias.'),
  )
const isUpdated = await update(way, version, (line) => console.log(line)).catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
)
process.exit(isUpdated ? 0 : 1)
