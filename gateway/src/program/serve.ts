import { once } from 'node:events'
import { type Server, type ServerResponse, type IncomingMessage } from 'node:http'
import { InvalidSetting } from './settings.ts'

/** Runs a container's program; a setting that is wrong ends it with a sentence. */
export function run(program: () => Promise<void>): void {
  program().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error instanceof InvalidSetting ? error.message : error)
      process.exit(1)
    },
  )
}

/** Runs a container's server until its end is asked for; answers and uploads that have begun are finished. */
export async function serve(server: Server, port = 8080): Promise<void> {
  const ended = new Promise<void>((done) => {
    const end = () => void drain(server).then(done)
    process.once('SIGINT', end).once('SIGTERM', end)
  })
  server.listen(port, '0.0.0.0')
  await once(server, 'listening')
  await ended
}

/** Takes no more connections and ends those that wait for another request. Who runs the container limits the time. */
export async function drain(server: Server): Promise<void> {
  const last = (_request: IncomingMessage, response: ServerResponse) =>
    response.setHeader('Connection', 'close')
  server.prependListener('request', last)
  const idle = setInterval(() => server.closeIdleConnections(), 100)
  await new Promise((done) => server.close(done))
  clearInterval(idle)
}
