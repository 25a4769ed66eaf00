import { Readable } from 'node:stream'
import type { Database, Tx } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { Slots } from '../../http/slots.ts'
import type { Cut } from '../cursor.ts'
import { type Person, takeTurn, Turn } from './turn.ts'

/** How many rows one query of a whole list reads. */
export const BATCH = 2000

export interface Batch<P = string> {
  part: P
  cut: Cut | null
}

/** A list that is sent whole. */
export interface WholeAnswer<P = string> {
  /** The batch after a cut; the last one has none. */
  read(tx: Tx, cut: Cut | null): Promise<Batch<P>>
  /** The file, from its batches, which are read when the client is ready for them. */
  write(parts: AsyncIterable<P>): AsyncIterable<string | Uint8Array>
}

/** Writes batches of text: what stands before, between and after them. */
export const asText = ({
  head,
  between = '',
  tail = '',
}: {
  head: string
  between?: string
  tail?: string
}) =>
  async function* (parts: AsyncIterable<string>): AsyncGenerator<string> {
    yield head
    let separator = ''
    for await (const part of parts) {
      if (!part) continue
      yield separator + part
      separator = between
    }
    if (tail) yield tail
  }

/**
 * However many lists are sent, so many of their batches are read at a time by one process: people who work with pages
 * find a free connection, and a free processor.
 */
const reading = new Slots({
  slots: 2,
  waiting: Infinity,
  waitMs: 120_000,
  busy: () =>
    new Refusal(503, 'Se están descargando muchas listas; hay que intentarlo de nuevo en un momento', {
      retryAfter: 10,
    }),
})

/** Reads a batch in its turn among those that are sent, on a standby if there is one. */
export const paced = <T>(db: Database, idLocatario: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
  reading.run(() => db.reading(idLocatario, work))

interface Options {
  /** Called in the transaction of the first batch; what it throws is the answer. */
  begin: (tx: Tx) => Promise<unknown> | void
  /** A list of a single batch needs no turn: it costs what a page costs. */
  onlyIfLong?: boolean
}

/**
 * Streams a whole list, read batch by batch as the client takes it: memory stays flat for any length, and no connection
 * is held while the client is slow. The person has one at a time.
 */
export async function sendWholeAnswer<P>(
  db: Database,
  person: Person,
  whole: WholeAnswer<P>,
  { begin, onlyIfLong = false }: Options,
): Promise<Readable> {
  const atOnce = <T>(work: (tx: Tx) => Promise<T>) => db.tenant(person.idLocatario, work)
  const inSlot = <T>(work: (tx: Tx) => Promise<T>) => reading.run(() => atOnce(work))
  // Read before the answer starts, so that a failure still gets its status.
  const { ficha, first } = await (onlyIfLong ? atOnce : inSlot)(async (tx) => {
    const taken = onlyIfLong ? null : await takeTurn(tx, person)
    await begin(tx)
    const batch = await whole.read(tx, null)
    const late = onlyIfLong && batch.cut !== null ? await takeTurn(tx, person) : null
    return { ficha: taken ?? late, first: batch }
  })
  const turn = ficha === null ? null : new Turn(db, person, ficha)
  const body = readable(
    inTurn(
      whole.write(inBatches(first, (cut) => paced(db, person.idLocatario, (tx) => whole.read(tx, cut)))),
      turn,
    ),
  )
  if (turn) {
    turn.onLost = () => body.destroy(new Error('the access of the person was closed'))
    // A body that nobody reads never comes to its end.
    body.once('close', () => void turn.end())
  }
  return body
}

/** The next list can be asked for as soon as the client has seen the end of this one. */
async function* inTurn(parts: AsyncIterable<string | Uint8Array>, turn: Turn | null) {
  try {
    yield* parts
  } finally {
    await turn?.end()
  }
}

/** The batches of a list, read when they are wanted. */
export async function* inBatches<P>(
  first: Batch<P>,
  next: (cut: Cut) => Promise<Batch<P>>,
): AsyncGenerator<P> {
  for (let batch = first; ; batch = await next(batch.cut)) {
    yield batch.part
    if (batch.cut === null) break
  }
}

export const readable = (parts: AsyncIterable<string | Uint8Array>): Readable =>
  Readable.from(parts, { objectMode: false, highWaterMark: 64 * 1024 })
