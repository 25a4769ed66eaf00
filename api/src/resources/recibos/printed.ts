import { Readable } from 'node:stream'
import type { Download } from '../../platform/downloads/registry.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { Slots } from '../../platform/http/slots.ts'
import { reciboPdf } from './pdf.ts'
import type { ReciboImpreso } from './repository.ts'

const busy = () =>
  new Refusal(503, 'Se están haciendo muchos recibos; hay que intentarlo de nuevo en un momento', {
    retryAfter: 5,
  })

/** A receipt takes a tenth of a second of processor. */
const printing = new Slots({ slots: 1, waiting: 40, waitMs: 15_000, busy })

export const printPdf = (recibo: ReciboImpreso): Promise<Buffer> => printing.run(() => reciboPdf(recibo))

/** How the file is called: «Recibo 12 - María Hernández.pdf». */
export const fileName = ({ folio, datos }: Pick<ReciboImpreso, 'folio' | 'datos'>): string =>
  `Recibo ${folio} - ${datos.cliente.nombre}.pdf`

/** A receipt as a file that the browser shows. */
export async function printed(recibo: ReciboImpreso): Promise<Download> {
  const bytes = await printPdf(recibo)
  const body = Readable.from([bytes])
  return { name: fileName(recibo), type: 'application/pdf', body, bytes: bytes.length, inline: true }
}
