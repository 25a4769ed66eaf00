import type { Readable } from 'node:stream'
import type { FileStore } from '../../platform/files/store.ts'
import type { Session } from '../../platform/auth/session.ts'
import { safeName } from '../../platform/downloads/disposition.ts'
import { fileName } from '../archivos/download.ts'
import type { Expediente } from './read.ts'
import { sheetsOf } from './sheets.ts'

/** How such a file is called and served. */
export const zipFile = { extension: 'zip', type: 'application/zip' }

/**
 * A ZIP of a client: a workbook for people, the same as JSON for programs, and the files under their names, each read
 * from the store when its turn comes. A file whose bytes are missing is named in the JSON alone.
 */
export async function* zipOf(
  store: FileStore,
  session: Session,
  { archivos, ...known }: Expediente,
): AsyncGenerator<Uint8Array> {
  // Most processes never write one.
  const [{ ZipFile }, { writeXlsx }] = await Promise.all([import('yazl'), import('hucre/xlsx')])
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  let open: Readable | undefined
  zip.on('error', (error: Error) => output.destroy(error))
  const told = archivos.map(({ clave: _key, ...archivo }) => archivo)
  zip.addBuffer(Buffer.from(JSON.stringify({ ...known, archivos: told }, null, 2)), 'cliente.json')
  const workbook = await writeXlsx({ sheets: sheetsOf(session, { ...known, archivos }) })
  zip.addBuffer(Buffer.from(workbook), 'datos.xlsx')
  const names = new Map<string, number>()
  for (const archivo of archivos) {
    if ((await store.size(archivo.clave)) === null) continue
    const place = `archivos/${unique(names, safeName(fileName(archivo)))}`
    const mtime = new Date(archivo.fecha)
    // Documents and photos are compressed already.
    zip.addReadStreamLazy(place, { mtime, compress: false }, (done) => {
      store.get(archivo.clave).then(
        (found) => {
          open = found?.body
          if (open) done(null, open)
          else output.destroy(new Error(`the bytes of ${archivo.clave} are gone`))
        },
        (error: Error) => output.destroy(error),
      )
    })
  }
  zip.end()
  try {
    yield* output
  } finally {
    open?.destroy()
  }
}

/** `contrato.pdf`, then `contrato (2).pdf`; case does not tell two names apart on every system. */
function unique(names: Map<string, number>, name: string): string {
  const key = name.toLowerCase()
  const count = (names.get(key) ?? 0) + 1
  names.set(key, count)
  if (count === 1) return name
  const [, stem = name, end = ''] = /^(.*?)(\.[^.]*)?$/su.exec(name) ?? []
  return unique(names, `${stem} (${count})${end}`)
}
