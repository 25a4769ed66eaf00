import { Readable } from 'node:stream'
import { toJson } from '../http/json'
import type { Cut } from './cursor'

const BATCH = 2000

export interface Batch {
  rows: unknown[]
  cut: Cut | null
}

/**
 * Streams the whole list, `{"clientes":[…]}`, batch by batch: memory stays flat for any length. No connection is held
 * while the client is slow.
 */
export async function wholeList(
  member: string,
  read: (cut: Cut | null, filas: number) => Promise<Batch>,
): Promise<Readable> {
  // Read before the answer starts, so that a failure still gets its status.
  const first = await read(null, BATCH)
  async function* parts() {
    yield `{${JSON.stringify(member)}:[`
    let batch = first
    let comma = ''
    for (;;) {
      if (batch.rows.length > 0) {
        yield comma + batch.rows.map(toJson).join(',')
        comma = ','
      }
      if (batch.cut === null) break
      batch = await read(batch.cut, BATCH)
    }
    yield ']}'
  }
  return Readable.from(parts(), { objectMode: false, highWaterMark: 64 * 1024 })
}
