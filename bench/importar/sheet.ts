import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../../tooling/start/before/root.mjs'

export const PLAN = 'Medida'

const TITLES = [
  ...['Nombre', 'Apellido paterno', 'Apellido materno', 'Correo', 'Celular', 'Fecha de nacimiento'],
  ...['Membresía', 'Inicio', 'Vence', 'Total', 'Forma de pago'],
]
const NAMES = ['Ana', 'José', 'María', 'Luis', 'Xóchitl', 'Noemí', 'Raúl', 'Beatriz']
const SYLLABLES = ['ra', 'me', 'lo', 'ti', 'sa', 'ne', 'go', 'du', 'vi', 'ca']

/** A surname that no other number has: two people with one full name would be the same person. */
const surname = (n: number) => {
  const text = [...String(n)].map((digit) => SYLLABLES[Number(digit)]).join('')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Of every forty rows eight bring a purchase, one repeats an earlier person, and one has a day that is none. */
export function* rowsOf(many: number): Generator<string[]> {
  yield TITLES
  for (let n = 0; n < many; n++) {
    const who = n % 40 === 39 ? n - 30 : n
    const born =
      n % 40 === 19 ? '31/02/1980' : `${String((n % 28) + 1).padStart(2, '0')}/05/19${60 + (n % 40)}`
    const buys = n % 5 === 0
    yield [
      ...[NAMES[who % NAMES.length] ?? '', surname(who), surname(many - who)],
      ...[`cliente${who}@medicion.mx`, `55${String(10_000_000 + who)}`, born],
      ...(buys ? [PLAN, '01/02/2026', '31/01/2999', '499', 'Transferencia'] : ['', '', '', '', '']),
    ]
  }
}

export const csvOf = (many: number): Buffer =>
  Buffer.from([...rowsOf(many)].map((row) => row.join(',')).join('\n'))

/** The same as Excel writes it, with the api's own library. */
export async function xlsxOf(many: number): Promise<Buffer> {
  const place = createRequire(join(root, 'api', 'package.json')).resolve('hucre/xlsx')
  const { XlsxStreamWriter } = (await import(pathToFileURL(place).href)) as {
    XlsxStreamWriter: new (options: { name: string }) => {
      addRow(row: string[]): void
      finish(): Promise<Uint8Array>
    }
  }
  const writer = new XlsxStreamWriter({ name: 'Hoja1' })
  for (const row of rowsOf(many)) writer.addRow(row)
  return Buffer.from(await writer.finish())
}
