import { connect } from 'node:net'

export interface Answer {
  status: number
  body: Buffer
}

export interface Connection {
  /** One request at a time. */
  send: (request: string) => Promise<Answer>
  close: () => void
}

/**
 * A kept-alive connection that writes requests as they are and reads answers with a content-length: as little work per
 * request as can be, as the load generator shares the machine with what it measures.
 */
export function openConnection(port: number): Connection {
  const socket = connect(port, '127.0.0.1')
  socket.setNoDelay(true)
  let waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined
  let received: Buffer = Buffer.alloc(0)

  socket.on('data', (chunk) => {
    received = received.length > 0 ? Buffer.concat([received, chunk]) : chunk
    const answer = readAnswer(received)
    if (!answer) return
    received = Buffer.alloc(0)
    const { resolve } = waiting ?? {}
    waiting = undefined
    resolve?.(answer)
  })
  const broken = (error = new Error('el servidor cerró la conexión')) => waiting?.reject(error)
  socket.on('error', broken)
  socket.on('close', () => broken())

  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        socket.write(request)
      }),
    close: () => socket.destroy(),
  }
}

function readAnswer(received: Buffer): Answer | null {
  const headEnd = received.indexOf('\r\n\r\n')
  if (headEnd < 0) return null
  const head = received.toString('latin1', 0, headEnd)
  const length = /content-length: *(\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error(`una respuesta sin content-length: ${head}`)
  const body = received.subarray(headEnd + 4)
  return body.length < Number(length) ? null : { status: Number(head.slice(9, 12)), body }
}

export const post = (path: string, body: object, headers: Record<string, string> = {}): string => {
  const text = JSON.stringify(body)
  const lines = Object.entries({
    host: '127.0.0.1',
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `POST /admin${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`
}

/** A single call, apart from any measuring. */
export async function callOnce<T>(port: number, request: string): Promise<T> {
  const connection = openConnection(port)
  try {
    const { status, body } = await connection.send(request)
    if (status !== 200) throw new Error(`${status}: ${body.toString()}`)
    return JSON.parse(body.toString()) as T
  } finally {
    connection.close()
  }
}
