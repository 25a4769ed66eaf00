import { pipeline } from 'node:stream'
import { Refusal } from '../../platform/http/refusal.ts'
import { Slots } from '../../platform/http/slots.ts'
import { badFile, Inspection, tooLarge } from '../../platform/uploads/content/inspect.ts'
import { extensionOf, kindOf } from '../../platform/uploads/content/kinds.ts'
import type { Intake } from '../../platform/uploads/register.ts'
import type { Sheet } from './read/thread.ts'

/** A sheet that has arrived; it stays in memory until its rows are in the database. */
export interface SheetFile extends Sheet {
  nombre: string
  sha256: Buffer
}

const CAMPO = 'archivo'
const MAX_BYTES = 25 * 1024 * 1024
/** How long a slow sender may keep a slot while others wait. */
const SLOW_MS = 20_000

const manySheets = () =>
  new Refusal(503, 'Se están leyendo muchos archivos; hay que intentarlo de nuevo en un momento', {
    retryAfter: 10,
  })
const tooSlow = () =>
  new Refusal(
    408,
    'El archivo llega muy despacio y hay otros en espera; hay que intentarlo de nuevo en un momento',
  )

const receiving = new Slots({ slots: 3, waiting: 24, waitMs: 12_000, busy: manySheets })

/** What the file is, by its name; the content is looked at as for any other file (D29). */
const KIND_OF: Record<string, Sheet['kind']> = { csv: 'csv', txt: 'csv', tsv: 'csv', xlsx: 'xlsx' }

/** Receives a sheet; nothing of it is kept but its rows. */
export const sheetIntake: Intake<SheetFile> = {
  maxBytes: MAX_BYTES,
  async receive({ name, stream }) {
    const extension = extensionOf(name)
    const kind = KIND_OF[extension]
    const check = kindOf(extension === 'tsv' ? 'csv' : extension)
    if (!kind || !check) throw badFile(415, CAMPO, 'Se admiten archivos .xlsx y .csv')
    return receiving.run(async () => {
      const inspection = new Inspection({ campo: CAMPO, extension, kind: check, maxBytes: MAX_BYTES })
      pipeline(stream, inspection, () => {})
      const slow = setInterval(() => {
        if (receiving.waiting > 0) inspection.destroy(tooSlow())
      }, SLOW_MS)
      const chunks: Buffer[] = []
      try {
        for await (const chunk of inspection as AsyncIterable<Buffer>) {
          if (inspection.bytes > MAX_BYTES) throw tooLarge(CAMPO, MAX_BYTES)
          chunks.push(chunk)
        }
      } finally {
        clearInterval(slow)
      }
      return { nombre: name, kind, bytes: Buffer.concat(chunks), sha256: inspection.sha256() }
    })
  },
  discard: () => Promise.resolve(),
}

/** So many sheets are read at a time: each takes a thread. */
export const reading = new Slots({ slots: 2, waiting: 24, waitMs: 60_000, busy: manySheets })
