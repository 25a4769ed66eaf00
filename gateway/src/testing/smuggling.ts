import { connect } from 'node:net'

/** The path of the smuggled request, which must never reach the upstream. */
export const contraband = '/admin/contrabando'
const inside = `GET ${contraband} HTTP/1.1\r\nHost: x\r\nX-Quien: contrabando\r\n\r\n`

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

const length = `Content-Length: ${inside.length}`
const chunked = 'Transfer-Encoding: chunked'
const chunks = `${inside.length.toString(16)}\r\n${inside}\r\n0\r\n\r\n`

/** Every way to declare where the body ends, including false ones: the header lines, and the bytes after them. */
export const framings: Record<string, { lines: string[]; body: string }> = {
  length: { lines: [length], body: inside },
  chunked: { lines: [chunked], body: chunks },
  both: { lines: [length, chunked], body: chunks },
  'length named in Connection': { lines: [length, 'Connection: keep-alive, Content-Length'], body: inside },
  'chunked named in Connection': { lines: [chunked, 'Connection: Transfer-Encoding'], body: chunks },
  'Host named in Connection': { lines: [length, 'Connection: close', 'Connection: HOST'], body: inside },
  'both, both named': {
    lines: [length, chunked, 'Connection: content-length,transfer-encoding'],
    body: chunks,
  },
}

/** Every method with every framing, and a path that identifies the attack. */
export const everyAttack = () =>
  methods.flatMap((method) =>
    Object.keys(framings).map((framing, at) => [method, framing, `/admin/ataque/${method}/${at}`] as const),
  )

/** A body on a method without one only serves smuggling, and no Connection header may name a framing header. */
export const mustBeRefused = (method: string, framing: string) =>
  /named|both/.test(framing) || ['GET', 'HEAD', 'TRACE'].includes(method)

/**
 * Sends one such request over HTTP/1.1.
 * @returns the status of its answer; 0 if the connection ended without one
 */
export async function smuggle(port: number, method: string, framing: string, path: string): Promise<number> {
  const { lines, body } = framings[framing] ?? { lines: [], body: '' }
  const head = [`${method} ${path} HTTP/1.1`, 'Host: x', 'Content-Type: text/plain', ...lines].join('\r\n')
  return Number(/^HTTP\/1\.\d (\d+)/.exec(await say(port, `${head}\r\n\r\n${body}`))?.[1] ?? 0)
}

/**
 * Sends this text unchanged.
 * @returns everything received until the connection ended, as it does after an answer
 */
export function say(port: number, text: string): Promise<string> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    let said = ''
    socket.on('data', (data: Buffer) => {
      said += data.toString('latin1')
      if (said.includes('\r\n\r\n') && !/^connection: close/im.test(said)) socket.end()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => done(said))
    socket.write(text)
  })
}

/**
 * Runs the attacks while four clients keep making requests of their own.
 * @returns the number of answers, and those that reached the wrong client
 */
export async function amongOthers(base: string, attacks: () => Promise<void>) {
  let over = false
  let answers = 0
  const strays: string[] = []
  const person = async (name: string) => {
    for (let last = false, round = 0; !last; round++) {
      last = over
      const path = `/admin/de/${name}/${round}`
      const said = (await (await fetch(base + path, { headers: { 'x-quien': name } })).json()) as Echo
      answers++
      if (said.path !== path || said.quien !== name) strays.push(`${path} ← ${JSON.stringify(said)}`)
    }
  }
  const people = ['ana', 'beto', 'carla', 'dani'].map(person)
  try {
    await attacks()
  } finally {
    over = true
    await Promise.all(people)
  }
  return { answers, strays }
}

/** The upstream's answer: the request that it received and its sender. */
export interface Echo {
  path: string
  quien: string | undefined
}
