import { get } from 'node:http'
import { health } from '../access.ts'

/** A container's health check: 0 when its server answers. */
get({ host: '127.0.0.1', port: 8080, path: health, timeout: 3_000 }, ({ statusCode }) =>
  process.exit(statusCode === 200 ? 0 : 1),
)
  .on('timeout', () => process.exit(1))
  .on('error', () => process.exit(1))
