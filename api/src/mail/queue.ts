import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { type Mail, maskedAddress, type Sender } from './mail'

interface Options {
  send: Sender
  log: FastifyBaseLogger
  /** Pauses before the second try and those after it. */
  pauses?: number[]
}

interface Letter {
  to: string
  compose: () => Omit<Mail, 'to'>
}

const AT_ONCE = 3
const WAITING_MAX = 1_000
const STOP_WITHIN_MS = 8_000

/**
 * Mails on their way: no request waits for one. They live in memory alone, as their codes and links may stand nowhere in
 * the clear: what a crash takes along is asked for again.
 */
export class MailQueue {
  private readonly waiting: Letter[] = []
  private readonly running = new Set<Promise<void>>()
  private readonly stopped = new AbortController()
  private readonly pauses: number[]

  constructor(private readonly options: Options) {
    this.pauses = options.pauses ?? [2_000, 15_000, 60_000]
  }

  /** Takes a mail; it is composed and sent when the answer of this request is long out. */
  add(to: string, compose: Letter['compose']): void {
    if (this.waiting.length >= WAITING_MAX) {
      this.options.log.error(
        { correo: maskedAddress(to) },
        'hay demasiados correos en espera; este se pierde',
      )
      return
    }
    this.waiting.push({ to, compose })
    // A little later, and never the same: how long the answer or the next one takes tells nobody that there was a mail.
    setTimeout(() => this.next(), 20 + Math.random() * 100).unref()
  }

  /** Until nothing waits or runs. */
  async idle(): Promise<void> {
    while (this.waiting.length + this.running.size > 0) {
      this.next()
      await Promise.all(this.running)
    }
  }

  /** The last tries are made without pauses; what the mail server does not take in time is lost, and said to be. */
  async stop(): Promise<void> {
    this.stopped.abort()
    const late = new AbortController()
    await Promise.race([
      this.idle(),
      sleep(STOP_WITHIN_MS, undefined, { signal: late.signal }).catch(() => {}),
    ])
    late.abort()
    const lost = this.waiting.length + this.running.size
    if (lost > 0) this.options.log.error({ correos: lost }, 'correos sin enviar al terminar')
  }

  private next(): void {
    while (this.running.size < AT_ONCE) {
      const letter = this.waiting.shift()
      if (!letter) return
      const run = this.deliver(letter).finally(() => {
        this.running.delete(run)
        this.next()
      })
      this.running.add(run)
    }
  }

  private async deliver({ to, compose }: Letter): Promise<void> {
    const { send, log } = this.options
    const correo = maskedAddress(to)
    for (let attempt = 0; ; attempt++) {
      const stopping = this.stopped.signal.aborted
      try {
        await send({ ...compose(), to })
        return log.info({ correo }, 'correo enviado')
      } catch (error) {
        const pause = this.pauses[attempt]
        const last = pause === undefined || isFinal(error) || stopping
        log[last ? 'error' : 'warn']({ correo, intento: attempt + 1, ...reason(error) }, 'correo no enviado')
        if (last) return
        await sleep(pause, undefined, { signal: this.stopped.signal }).catch(() => {})
      }
    }
  }
}

/** The mail server has said no for good (RFC 5321: 5yz). */
const isFinal = (error: unknown) => ((error as { responseCode?: number } | null)?.responseCode ?? 0) >= 500

/** Codes alone: the sentences of mail servers quote addresses. */
function reason(error: unknown) {
  const { code, responseCode, command } = (error ?? {}) as Record<string, unknown>
  return { codigo: code, respuesta: responseCode, orden: command }
}
