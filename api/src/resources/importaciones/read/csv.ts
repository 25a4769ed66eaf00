import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { cellsOf } from './cells.ts'
import { Unreadable } from './unreadable.ts'

const SEPARATORS = [',', ';', '\t', '|']
/** No row of clients is longer; a quote that never ends would make one of the whole file. */
const ROW_MAX = 256 * 1024
const CHUNK = 64 * 1024

/** The rows of a text file with separators, in whatever character set and with whatever separator it was saved. */
export async function* csvRows(bytes: Uint8Array): AsyncGenerator<string[]> {
  const decoder = new TextDecoder(encodingOf(bytes))
  const { delimiter, skip } = separatorOf(decoder.decode(bytes.subarray(0, CHUNK)))
  const parser = parse({
    delimiter,
    from_line: 1 + skip,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: ROW_MAX,
  })
  const text = Readable.from(decoded(bytes, encodingOf(bytes)))
  text.on('error', (error) => parser.destroy(error))
  text.pipe(parser)
  if (skip > 0) yield []
  try {
    for await (const row of parser as AsyncIterable<string[]>) yield cellsOf(row)
  } catch (error) {
    if ((error as { code?: string }).code?.startsWith('CSV_'))
      throw new Unreadable('El archivo no se puede leer como una tabla: hay unas comillas que no se cierran')
    throw error
  }
}

function* decoded(bytes: Uint8Array, encoding: string): Generator<string> {
  const decoder = new TextDecoder(encoding)
  for (let at = 0; at < bytes.length; at += CHUNK) {
    const part = decoder.decode(bytes.subarray(at, at + CHUNK), { stream: true })
    if (part) yield part
  }
  const rest = decoder.decode()
  if (rest) yield rest
}

/** By its mark, or by what its bytes can be: a file that is not UTF-8 was saved by Windows. */
function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  try {
    for (let at = 0; at < bytes.length; at += CHUNK)
      utf8.decode(bytes.subarray(at, at + CHUNK), { stream: true })
    utf8.decode()
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/** The separator of the first lines: the one that occurs in them most, outside of quotes; Excel may name it itself. */
function separatorOf(text: string): { delimiter: string; skip: number } {
  const named = /^\ufeff?sep=(.)\r?\n/i.exec(text)?.[1]
  if (named) return { delimiter: named, skip: 1 }
  const bare = text.slice(0, 20_000).replace(/"[^"]*"/g, '')
  const lines = bare.split(/\r\n?|\n/).slice(0, 20)
  const count = (separator: string) => lines.reduce((sum, line) => sum + line.split(separator).length - 1, 0)
  const [delimiter = ','] = [...SEPARATORS].sort((a, b) => count(b) - count(a))
  return { delimiter, skip: 0 }
}
