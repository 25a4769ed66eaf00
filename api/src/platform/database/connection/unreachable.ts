import { FatalError } from '../../../fatal.ts'
import { READ_ONLY, sqlState } from '../failures.ts'

/** The sentence for an unusable database, or the error itself when it has another cause. */
export function unreachable(error: unknown, variable = 'DATABASE_URL'): unknown {
  if (error instanceof FatalError) return error
  const code = sqlState(error) ?? ''
  if (code === 'ERR_INVALID_URL') {
    return new FatalError(
      `${variable} no es una dirección de PostgreSQL: debe ser como postgres://usuario:contraseña@equipo:5432/base.`,
      { cause: error },
    )
  }
  // pg reports only in its message that the server hangs up, has no TLS or is not PostgreSQL.
  const isAway =
    /^(ECONN|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|ENOENT|EHOSTUNREACH|ENETUNREACH|EPIPE|EACCES|08|53300|57P0)/.test(
      code,
    )
  if (isAway || /timeout expired|connection terminated|ssl connection|unknown message/i.test(String(error))) {
    return new FatalError(
      `No se pudo conectar con la base de datos: hay que revisar ${variable} y que esté encendida.`,
      {
        cause: error,
      },
    )
  }
  if (/^28/.test(code)) {
    return new FatalError(`La base de datos no aceptó el usuario o la contraseña de ${variable}.`, {
      cause: error,
    })
  }
  if (code === '3D000')
    return new FatalError(`La base de datos que nombra ${variable} no existe.`, { cause: error })
  if (code === '53100')
    return new FatalError('No queda espacio en el disco para la base de datos.', { cause: error })
  if (code === READ_ONLY) {
    return new FatalError(
      `La base de datos de ${variable} es de solo lectura: es una réplica, o todavía no hay quien la sustituya.`,
      { cause: error },
    )
  }
  if (code === '42501') {
    return new FatalError(`Al usuario de ${variable} le falta un permiso en la base de datos.`, {
      cause: error,
    })
  }
  return error
}
