import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { create } from './create.ts'
import { openPool, type Place, sessionOf } from './database.ts'
import { list } from './list.ts'
import { signIn } from './sign-in.ts'

/*
 * The floor: what the same answers cost with nothing but node:http and pg. No validation, no permissions, no log, no
 * headers. It runs in its own process: `server.ts <place as JSON> <connections>`.
 */
const [place = '{}', connections = '20'] = process.argv.slice(2)
const pool = openPool(JSON.parse(place) as Place, Number(connections))

async function answer(request: IncomingMessage): Promise<object> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = JSON.parse(Buffer.concat(chunks).toString()) as never
  if (request.url === '/admin/auth/login') return signIn(pool, body)
  const token = String(request.headers['x-auth-token'])
  const session = await sessionOf(pool, createHash('sha256').update(token).digest())
  if (request.url === '/admin/clientes/listar') return list(pool, session, body)
  if (request.url === '/admin/clientes/crear')
    return create(pool, session, body, String(request.headers['idempotency-key']))
  throw new Error(`no se conoce ${request.url}`)
}

const server = createServer((request, response) => {
  answer(request).then(
    (data) => {
      const text = Buffer.from(JSON.stringify(data))
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length })
      response.end(text)
    },
    (error: unknown) => {
      const text = String(error)
      response.writeHead(500, { 'content-length': Buffer.byteLength(text) })
      response.end(text)
    },
  )
})
server.listen(0, '127.0.0.1', () =>
  process.send?.({ type: 'ready', port: (server.address() as AddressInfo).port }),
)
process.on('disconnect', () => process.exit(0))
