import { parseArgs } from 'node:util'
import { cleanLine } from '@backoffice/shared/contract'
import { count, runCommand } from '../backup/commands/command.ts'
import { openSource } from '../backup/commands/place.ts'
import { readConfig } from '../config.ts'
import { withOwner } from '../platform/database/connect.ts'
import { FatalError } from '../fatal.ts'
import { prepareFolder } from '../platform/postgres/folder.ts'
import { listEmpresas, makeEmpresa } from './empresas.ts'
import { assertCurrent } from './schema.ts'
import { removeSegundoPaso } from './segundo-paso.ts'

const USAGE =
  'Se usa así: npm run empresa -- nueva "Nombre" correo, npm run empresa -- lista, o npm run empresa -- sin-segundo-paso correo.'

/**
 * `npm run empresa -- nueva "Nombre" correo`, `npm run empresa -- lista`: creates or lists the offices that share one
 * installation. `npm run empresa -- sin-segundo-paso correo`: removes somebody's second step when no colleague is able to
 * (E-17).
 */
await runCommand(async () => {
  const work = workOf(process.argv.slice(2))
  const config = readConfig(process.env)
  const place = await openSource(config)
  try {
    return await withOwner(place.connection, async (client) => {
      await assertCurrent(client)
      if (work.what === 'lista') {
        const lines = (await listEmpresas(client)).map(
          ({ id, nombre, creacion, usuarios }) =>
            `${id} · ${creacion} · ${nombre} · ${count(usuarios, 'usuario')}`,
        )
        return [...lines, `${count(lines.length, 'empresa')}.`].join('\n')
      }
      if (work.what === 'sin-segundo-paso') {
        await removeSegundoPaso(client, work.email)
        return `${work.email} entra solo con su contraseña. Donde la oficina exige un segundo paso, lo activa al entrar.`
      }
      prepareFolder(config.dataDir)
      const { id, file } = await makeEmpresa(client, work, config.dataDir)
      return (
        `Empresa «${work.nombre}» creada: ${id}.\n` +
        `${work.email} entra como Administrador con la contraseña que está en ${file}, que solo lee su dueño: ` +
        'hay que entregarla y borrar el archivo.'
      )
    })
  } finally {
    await place.close()
  }
})

type Work =
  | { what: 'lista' }
  | { what: 'sin-segundo-paso'; email: string }
  | { what: 'nueva'; nombre: string; email: string }

function workOf(args: string[]): Work {
  const { positionals } = parse(args)
  const [what, nombre, email, more] = positionals.map(cleanLine)
  if (what === 'lista' && nombre === undefined) return { what }
  if (what === 'sin-segundo-paso' && nombre && email === undefined) return { what, email: nombre }
  if (what !== 'nueva' || !nombre || !email || more !== undefined) throw new FatalError(USAGE)
  return { what, nombre, email }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true })
  } catch {
    throw new FatalError(USAGE)
  }
}
