import { type Config } from './config'
import { type Connection, requestPool, withOwner } from './database/connect'
import { createDatabase, type Database } from './database/database'
import { migrate, underStartLock } from './database/migrate'
import { FatalError } from './fatal'
import { ensureDatabase, startEmbedded } from './postgres/embedded'
import { prepareFolder } from './postgres/folder'
import { type Access, writeAccessFile } from './seed/access-file'
import { firstEmail, firstStart } from './seed/first-start'

export interface Started {
  db: Database
  /** Who signs in as the first Administrador. */
  adminEmail: string
  /** Passwords made up on this start; empty on every later one. */
  made: Access[]
  stop: () => Promise<void>
}

const DATABASE = 'backoffice'

export interface StartEvents {
  onProgress: (msg: string) => void
  /** How a start that is called off while it fills the database stops its server. */
  onEmbedded: (stop: () => Promise<void>) => void
}

/** Brings the database up: the embedded server or the given one, the schema, and the first fill. */
export async function startDatabase(
  config: Config,
  { onProgress, onEmbedded }: StartEvents,
): Promise<Started> {
  if (config.databaseUrl) return openDatabase(config, config.databaseUrl, onProgress)
  const embedded = await startEmbedded({
    dataDir: config.dataDir,
    onRestart: (attempt) => onProgress(`La base de datos se detuvo; arranque ${attempt}`),
  })
  onEmbedded(() => embedded.stop())
  try {
    await ensureDatabase(embedded, DATABASE)
    const opened = await openDatabase(config, embedded.connection(DATABASE), onProgress)
    const stop = async () => {
      await opened.stop()
      await embedded.stop()
    }
    return { ...opened, stop }
  } catch (error) {
    await embedded.stop()
    throw error
  }
}

async function openDatabase(
  config: Config,
  connection: Connection,
  onProgress: (msg: string) => void,
): Promise<Started> {
  const { made, adminEmail } = await withOwner(connection, (client) =>
    underStartLock(client, async () => {
      await migrate(client)
      const first = await firstStart(client, config, (made) => keepAccess(config.dataDir, made), onProgress)
      return { made: first?.made ?? [], adminEmail: await firstEmail(client) }
    }),
  ).catch((error: unknown) => {
    throw unreachable(error)
  })
  const pool = requestPool(connection)
  return { db: createDatabase(pool), adminEmail, made, stop: () => pool.end() }
}

function keepAccess(dataDir: string, made: Access[]): void {
  if (made.length === 0) return
  prepareFolder(dataDir)
  writeAccessFile(dataDir, made)
}

function unreachable(error: unknown): unknown {
  const code = (error as { code?: string }).code ?? ''
  if (code === 'ERR_INVALID_URL') {
    return new FatalError(
      'DATABASE_URL no es una dirección de PostgreSQL: debe ser como postgres://usuario:contraseña@equipo:5432/base.',
      { cause: error },
    )
  }
  // pg tells by their message alone that what answers there breaks off, speaks no TLS or is no PostgreSQL.
  const isAway =
    /^(ECONN|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|ENOENT|EHOSTUNREACH|ENETUNREACH|EPIPE|EACCES|08|53300|57P0)/.test(
      code,
    )
  if (isAway || /timeout expired|connection terminated|ssl connection|unknown message/i.test(String(error))) {
    return new FatalError(
      'No se pudo conectar con la base de datos: hay que revisar DATABASE_URL y que esté encendida.',
      {
        cause: error,
      },
    )
  }
  if (/^28/.test(code)) {
    return new FatalError('La base de datos no aceptó el usuario o la contraseña de DATABASE_URL.', {
      cause: error,
    })
  }
  if (code === '3D000')
    return new FatalError('La base de datos que nombra DATABASE_URL no existe.', { cause: error })
  if (code === '53100')
    return new FatalError('No queda espacio en el disco para la base de datos.', { cause: error })
  if (code === '42501') {
    return new FatalError(
      'El usuario de DATABASE_URL no tiene permiso para preparar la base de datos (roles, extensiones y tablas).',
      { cause: error },
    )
  }
  return error
}
