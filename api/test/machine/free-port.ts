import { once } from 'node:events'
import { createServer } from 'node:net'
import { randomInt } from 'node:crypto'

/**
 * A port that was free a moment ago: below the range that systems assign themselves, so that nothing takes it
 * meanwhile.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return freePort()
  }
  server.close()
  await once(server, 'close')
  return port
}
