import { folderOf, remoteNames, remoteSource } from '@backoffice/entrega/build/workspace'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { fail } from '../start/before/fail.mjs'
import { root } from '../start/before/root.mjs'
import { namesOf, Refusal } from './names.ts'
import { planOf } from './plan.ts'

const usage =
  'Uso: npm run new-entity -- <plural> --singular <palabra> --remote <remoto> [--femenino] [--plural <como se lee>]'
const text = { type: 'string' } as const

/** `npm run new-entity -- proveedores --singular proveedor --remote configuracion`: an entity on both sides. */
try {
  const names = namesOf(asked())
  const { created, edited } = await planOf(names, {
    root,
    read: (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined),
    list: (folder) => readdirSync(join(root, folder)),
    menu: (remote) => remoteSource(folderOf(remote)).menu,
  })
  for (const [file, content] of [...created, ...edited]) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
  console.log(`Escritos: ${created.size}\n${[...created.keys()].map((file) => `  ${file}`).join('\n')}`)
  console.log(`Cambiados: ${edited.size}\n${[...edited.keys()].map((file) => `  ${file}`).join('\n')}`)
  console.log('Cómo sigue: «Una entidad», en CONTRIBUTING.md.')
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  fail(error.message)
}

function asked() {
  const { words, options } = parsed()
  const { singular, remote, plural: varios, femenino } = options
  const [plural] = words
  if (plural === undefined || words.length > 1 || singular === undefined || remote === undefined)
    throw new Refusal(usage)
  if (!remoteNames.includes(remote))
    throw new Refusal(`No hay un remoto «${remote}»: hay ${remoteNames.join(', ')}.`)
  const { base: raiz } = remoteSource(folderOf(remote))
  return { plural, singular, varios, femenino, remote, raiz }
}

function parsed() {
  try {
    const options = { singular: text, remote: text, plural: text, femenino: { type: 'boolean' } } as const
    const { positionals: words, values } = parseArgs({ options, allowPositionals: true, strict: true })
    return { words, options: values }
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}
