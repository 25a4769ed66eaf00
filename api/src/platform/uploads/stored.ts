import { pipeline } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { uuidv7 } from 'uuidv7'
import { forget, reserve } from '../files/loose.ts'
import { badFile, Inspection } from './content/inspect.ts'
import { EXTENSIONS, extensionOf, kindOf } from './content/kinds.ts'
import type { Intake } from './register.ts'

/** A file whose bytes are in the store. */
export interface StoredFile {
  key: string
  extension: string
  bytes: number
  sha256: Buffer
}

/** Streams files into the store while inspecting them; they are loose until a row claims them (files/loose.ts). */
export function storedIntake(
  app: FastifyInstance,
  campo: string,
  folder: string,
  { fileMaxBytes: maxBytes, orphanMinutes }: { fileMaxBytes: number; orphanMinutes: number },
): Intake<StoredFile> {
  const drop = (idLocatario: string, key: string) =>
    app.db.tenant(idLocatario, (tx) => forget(tx, idLocatario, key))

  return {
    maxBytes,
    async receive({ name, stream }, { idLocatario }) {
      const extension = extensionOf(name)
      const kind = kindOf(extension)
      if (!kind) throw notAdmitted(campo, extension)
      const key = `${folder}/${idLocatario}/${uuidv7()}`
      await app.db.tenant(idLocatario, (tx) => reserve(tx, idLocatario, key, orphanMinutes))
      try {
        const inspection = new Inspection({ campo, extension, kind, maxBytes })
        pipeline(stream, inspection, () => {})
        const { bytes } = await app.files.put(key, inspection)
        return { key, extension, bytes, sha256: inspection.sha256() }
      } catch (error) {
        // If this fails too, the sweep deletes it.
        await drop(idLocatario, key).catch(() => {})
        throw error
      }
    },
    async discard({ key }, { idLocatario }) {
      await app.files.delete(key)
      await drop(idLocatario, key)
    },
  }
}

const notAdmitted = (campo: string, extension: string) =>
  badFile(
    415,
    campo,
    `${extension ? `No se admiten archivos .${extension}` : 'El nombre del archivo no tiene extensión'}; se admiten ${EXTENSIONS.join(', ')}`,
  )
