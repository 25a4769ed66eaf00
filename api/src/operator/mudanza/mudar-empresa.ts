import { readFileSync } from 'node:fs'
import { parseArgs, parseEnv } from 'node:util'
import { count, runCommand } from '../../backup/commands/command.ts'
import { openSource } from '../../backup/commands/place.ts'
import { type Config, readConfig } from '../../config.ts'
import { FatalError } from '../../fatal.ts'
import { withOwner } from '../../platform/database/connect.ts'
import { openStore } from '../../platform/files/open.ts'
import { assertCurrent } from '../schema.ts'
import { back, finish, type Installation, move } from './move.ts'

const USAGE =
  'Se usa así: npm run mudar-empresa -- <identificador> --a <ajustes.env del destino> --direccion https://…, y después con --terminar, o con --volver, en lugar de --direccion.'

/**
 * `npm run mudar-empresa -- <id> --a <settings of the target> --direccion <its address>`: moves one office from this
 * installation to another, while the others work. `--volver` undoes it until somebody works there; `--terminar` removes
 * what stayed here.
 */
await runCommand(async (signal) => {
  const { id, ajustes, direccion, volver, terminar } = read(process.argv.slice(2))
  return between(readConfig(process.env), settingsIn(ajustes), async (source, target) => {
    const both = { source, target, id, signal }
    if (volver) {
      await back(both)
      return 'La empresa trabaja aquí otra vez; en el destino ya no está.'
    }
    if (terminar) {
      await finish(both)
      return 'La empresa ya no está aquí. Quien entre con su correo de antes lee adónde ir.'
    }
    const { filas, tablas, archivos, faltantes } = await move(both, direccion)
    const done =
      `Empresa mudada a ${direccion}: ${count(filas, 'registro')} de ${count(tablas, 'tabla')} y ${count(archivos, 'archivo')}, comparados uno por uno.\n` +
      'Su gente entra allá con su contraseña de siempre, y ahí activa otra vez su segundo paso. Aquí queda cerrada: --terminar la quita, --volver la abre.'
    const warning = `Atención: el almacén de aquí no tenía ${count(faltantes, 'archivo')} de los que nombra la base de datos.`
    return { done, ...(faltantes > 0 && { warning }) }
  })
})

async function between<T>(
  from: Config,
  to: Config,
  work: (source: Installation, target: Installation) => Promise<T>,
): Promise<T> {
  const { databaseUrl } = to
  if (!databaseUrl)
    throw new FatalError('Al destino le falta DATABASE_URL: una base interna es de una sola instalación.')
  if (databaseUrl === from.databaseUrl) throw new FatalError('El destino es esta misma instalación.')
  const place = await openSource(from)
  try {
    return await withOwner(place.connection, (here) =>
      withOwner(databaseUrl, async (there) => {
        const [source, target] = [
          { client: here, store: openStore(from) },
          { client: there, store: openStore(to) },
        ]
        for (const { client, store } of [source, target]) {
          await assertCurrent(client)
          await store.ready()
        }
        return work(source, target)
      }),
    )
  } finally {
    await place.close()
  }
}

function settingsIn(path: string): Config {
  try {
    return readConfig(parseEnv(readFileSync(path, 'utf8')))
  } catch (error) {
    if (error instanceof FatalError) throw error
    throw new FatalError(
      `No se puede leer ${path}: hacen falta los ajustes del destino (DATABASE_URL, DATA_DIR o S3_*).`,
      {
        cause: error,
      },
    )
  }
}

function read(args: string[]) {
  const { values, positionals } = parse(args)
  const [id, more] = positionals
  const { a: ajustes, direccion = '', volver = false, terminar = false } = values
  const kinds = [direccion !== '', volver, terminar].filter(Boolean).length
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id ?? '')
  if (!id || !isId || more !== undefined || !ajustes || kinds !== 1) throw new FatalError(USAGE)
  if (direccion && !/^https?:\/\/[^\s/]+$/.test(direccion))
    throw new FatalError(
      'La dirección es la del destino en el navegador, como https://oficina.mx, sin nada después.',
    )
  return { id, ajustes, direccion, volver, terminar }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        a: { type: 'string' },
        direccion: { type: 'string' },
        volver: { type: 'boolean' },
        terminar: { type: 'boolean' },
      },
    })
  } catch {
    throw new FatalError(USAGE)
  }
}
