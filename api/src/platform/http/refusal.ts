/** The services that the api needs and may temporarily lose. */
export type Outage = 'database' | 'disk' | 'files'

interface Extra {
  campos?: Record<string, string>
  retryAfter?: number
  /** Who changed the record, and when (D41). */
  modificado?: { por: string; el: string } | undefined
  /** Why, for the page: a second step has to be set up first (E-17). */
  motivo?: 'segundo_paso'
  /**
   * The request was fine, but this service is unavailable: the log gets one line per outage instead of one per request.
   */
  outage?: Outage
}

/** A request that is refused, with the sentence for the person (D24). */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly msg: string
  readonly extra: Extra

  constructor(status: number, msg: string, extra: Extra = {}) {
    super(msg)
    this.status = status
    this.msg = msg
    this.extra = extra
  }
}

export const badField = (campo: string, message: string) =>
  new Refusal(400, 'Hay datos que no son válidos', { campos: { [campo]: message } })

export const noSession = () => new Refusal(401, 'Hay que iniciar sesión')

export const forbidden = () => new Refusal(403, 'No hay permiso para hacer esto')

/** The office requires a second step, and the person has none (E-17). */
export const needsPaso = () =>
  new Refusal(403, 'La oficina pide un segundo paso: hay que activarlo en «Seguridad» para seguir', {
    motivo: 'segundo_paso',
  })

export const notFound = (what: string) => new Refusal(404, what)

export const diskFull = () =>
  new Refusal(503, 'No queda espacio en el disco del servidor', { retryAfter: 30, outage: 'disk' })

/** Someone else changed the record meanwhile (D41), and who it was, where that is known. */
export const staleVersion = (modificado?: Extra['modificado']) =>
  new Refusal(409, 'Otra persona cambió este registro mientras tanto', { modificado })

const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`)

/** «hay que esperar 15 minutos»: a Retry-After in words, rounded up. */
export function waitSentence(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 90) return `hay que esperar ${count(Math.max(1, minutes), 'minuto', 'minutos')}`
  return `hay que esperar ${count(Math.ceil(minutes / 60), 'hora', 'horas')}`
}
