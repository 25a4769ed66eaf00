import { FatalError } from '../../fatal'

/** The sentence for an unusable database, or the error itself when it has another cause. */
export function unreachable(error: unknown): unknown {
  const code = (error as { code?: string }).code ?? ''
  if (code === 'ERR_INVALID_URL') {
    return new FatalError(
      'DATABASE_URL no es una dirección de PostgreSQL: debe ser como postgres://usuario:contraseña@equipo:5432/base.',
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
