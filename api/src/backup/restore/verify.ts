import { inTermsOfBase } from '../../platform/database/migrations/before-base.ts'
import { baseFile, migrationFiles } from '../../platform/database/migrations/migrations.ts'
import { FatalError } from '../../fatal.ts'
import {
  damaged,
  end,
  file,
  type Header,
  header,
  read,
  table,
  tooNew,
  type Trailer,
  trailer,
} from '../file/format.ts'
import { readFrames } from '../file/frames.ts'

export interface Verified {
  header: Header
  trailer: Trailer
  /** The identity that opened it. */
  identities: string[]
}

/**
 * Reads a backup to its end before anything is changed: it must be complete, unaltered, and of a schema that this
 * program knows.
 * @param identities private keys, if it is encrypted
 */
export async function verifyBackup(path: string, identities: string[] = []): Promise<Verified> {
  let sha256 = ''
  let found: Header | undefined
  let last: Trailer | undefined
  const counted: Pick<Trailer, 'tablas' | 'archivos' | 'bytes'> = { tablas: {}, archivos: 0, bytes: 0 }
  let inside: { table?: string } | null = null
  for await (const { kind, content } of readFrames(path, identities, (digest) => (sha256 = digest))) {
    if (last || (kind === 'header') === (found !== undefined)) throw damaged()
    if (kind === 'header') {
      found = read(header, content)
    } else if (kind === 'data' || kind === 'end') {
      if (!inside) throw damaged()
      if (kind === 'data') continue
      const { cuenta } = read(end, content)
      if (inside.table) counted.tablas[inside.table] = cuenta
      else counted.bytes += cuenta
      inside = null
    } else {
      // All tables come before the files: once they are filled, their triggers are on again.
      if (inside || (kind === 'table' && counted.archivos > 0)) throw damaged()
      if (kind === 'table') inside = { table: read(table, content).nombre }
      else if (kind === 'file') {
        read(file, content)
        counted.archivos++
        inside = {}
      } else last = read(trailer, content)
    }
  }
  if (!found || !last || inside) throw damaged()
  const { sha256: told, ...counts } = last
  if (told !== sha256 || !same(counts, counted)) throw damaged()
  // Checked only now: an altered byte in a name must not look like a different edition.
  assertKnown(found)
  return { header: found, trailer: last, identities }
}

const same = (a: object, b: object) =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort())

/** Every migration of the backup must be one of ours, with the same text, or one of those before the base. */
function assertKnown({ migraciones }: Header): void {
  const ours = new Map(migrationFiles().map((file) => [file.name, file]))
  for (const { nombre, huella } of inTermsOfBase(migraciones, baseFile(), 'El respaldo')) {
    const file = ours.get(nombre)
    if (!file) throw tooNew()
    if (huella !== file.hash) {
      throw new FatalError(
        `El respaldo es de otra edición del programa: su migración ${nombre} no es la de este.`,
      )
    }
  }
}
