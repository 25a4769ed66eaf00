import { Agent, type Dispatcher } from 'undici'
import { addressesOf } from './addresses.ts'

type Answered = (error: Error | null, answer?: Dispatcher.ResponseData) => void

/** Answers after which another server of the same name is asked. */
const lacking = [404, 502, 503, 504]
const most = 4

/**
 * An answer whose caller may have left already. The proxy then destroys the body, and the body emits an error; with nobody
 * listening, that error would end the process.
 */
export function abortable(answer: Dispatcher.ResponseData): Dispatcher.ResponseData {
  answer.body.on('error', () => undefined)
  return answer
}

/**
 * Asks the servers behind a name, one after the other, until one has the file: while a rollout replaces several
 * containers, one may have files that another lacks. For requests without a body.
 */
export function serversInTurn(): { request: Dispatcher['request'] } {
  // Without connections to reuse: one that a stopping container closes would cost an answer.
  const agent = new Agent({
    pipelining: 0,
    connections: null,
    connect: { timeout: 2_000 },
    headersTimeout: 15_000,
    bodyTimeout: 15_000,
  })
  const ask = async (options: Dispatcher.RequestOptions) => {
    const { protocol, hostname, port } = new URL(String(options.origin))
    const servers = (await addressesOf(hostname)).slice(0, most)
    for (const { address, family } of servers.slice(0, -1)) {
      const answer = await agent.request({ ...options, origin: originOf(address, family) }).catch(() => null)
      if (answer && !lacking.includes(answer.statusCode)) return answer
      await answer?.body.dump()
    }
    const last = servers.at(-1)
    return agent.request({ ...options, origin: last && originOf(last.address, last.family) })

    function originOf(address: string, family: number) {
      return `${protocol}//${family === 6 ? `[${address}]` : address}:${port || 80}`
    }
  }
  const request = (options: Dispatcher.RequestOptions, done: Answered) =>
    void ask(options).then(
      (answer) => done(null, abortable(answer)),
      (error: Error) => done(error),
    )
  return { request: request as unknown as Dispatcher['request'] }
}
