import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { badField, Refusal } from '../http/refusal.ts'

/** The file of a form while it arrives. */
export interface IncomingFile {
  /** Its original name, without folders. */
  name: string
  /** Must be read to its end, or destroyed. */
  stream: Readable
}

export interface FormLimits {
  /** The member that contains the file. */
  member: string
  /** The size limit of the whole body. */
  maxBytes: number
  tooMuch: () => Refusal
}

export interface Form<F> {
  texts: Record<string, unknown>
  file: F | null
}

const LIMITS = { fieldNameSize: 100, fieldSize: 64 * 1024, fields: 50, parts: 60, files: 2, headerPairs: 20 }

const broken = () => new Refusal(400, 'El formulario llegó incompleto o no se puede leer')
const onlyOne = (member: string) => badField(member, 'Solo se admite un archivo')

/**
 * Reads a multipart body as it arrives, with its parts in any order. `receive` processes the file as it streams; if a
 * later part is invalid, `discard` undoes that.
 */
export async function readForm<F>(
  request: FastifyRequest,
  { member, maxBytes, tooMuch }: FormLimits,
  receive: (incoming: IncomingFile) => Promise<F>,
  discard: (file: F) => Promise<void>,
): Promise<Form<F>> {
  const texts: Record<string, unknown> = {}
  let file: F | null = null
  const overflow = whenOver(request.raw, maxBytes, tooMuch)
  const parts = request.parts({ limits: { ...LIMITS, fileSize: Infinity } })
  try {
    for (let part = await next(parts, overflow); part; part = await next(parts, overflow)) {
      if (part.type === 'field') {
        if (part.fieldname === member) refuseTextFor(member, part.value)
        else if (part.fieldname !== undefined) texts[part.fieldname] = textOf(part)
      } else if (part.fieldname !== member || file !== null) {
        throw onlyOne(member)
      } else if (part.filename) {
        file = await receiving(part, receive, overflow)
      } else {
        await expectNothing(part, member)
      }
    }
    return { texts, file }
  } catch (error) {
    if (file !== null) await discard(file)
    throw error
  }
}

/** Rejects when the body exceeds the size of any valid form, including bytes outside its parts. */
function whenOver(raw: IncomingMessage, maxBytes: number, tooMuch: () => Refusal): Promise<never> {
  let bytes = 0
  const over = new Promise<never>((_resolve, reject) => {
    raw.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > maxBytes) reject(tooMuch())
    })
  })
  over.catch(() => {})
  return over
}

/** The next part; a parser error is the sender's fault. */
async function next(
  parts: AsyncIterableIterator<Multipart>,
  overflow: Promise<never>,
): Promise<Multipart | null> {
  try {
    const { done, value } = await Promise.race([parts.next(), overflow])
    return done ? null : (value as Multipart)
  } catch (error) {
    throw error instanceof Refusal ? error : broken()
  }
}

async function receiving<F>(
  part: MultipartFile,
  receive: (incoming: IncomingFile) => Promise<F>,
  overflow: Promise<never>,
): Promise<F> {
  overflow.catch((error: Error) => part.file.destroy(error))
  // Aborted or truncated, which is not the receiver's failure. If the whole body came in one chunk, the error exists
  // before anyone could listen; an error caused by the receiver's own end is not the sender's.
  let cut = part.file.errored !== null
  part.file.on(
    'error',
    (error: NodeJS.ErrnoException) => (cut ||= error.code !== 'ERR_STREAM_PREMATURE_CLOSE'),
  )
  try {
    return await receive({ name: part.filename.normalize('NFC'), stream: part.file })
  } catch (error) {
    throw cut && !(error instanceof Refusal) ? broken() : error
  }
}

/** A file field with nothing chosen has no name and no bytes. */
async function expectNothing(part: MultipartFile, member: string): Promise<void> {
  try {
    for await (const _chunk of part.file) throw badField(member, 'El archivo no tiene nombre')
  } catch (error) {
    throw error instanceof Refusal ? error : broken()
  }
}

function refuseTextFor(member: string, value: unknown): void {
  if (value !== '') throw badField(member, 'Debe ser un archivo')
}

function textOf({ fieldname, value, valueTruncated }: Extract<Multipart, { type: 'field' }>): unknown {
  if (valueTruncated) throw badField(fieldname, 'Es demasiado largo')
  // The parser puts this character in place of invalid UTF-8.
  if (typeof value === 'string' && value.includes('\ufffd')) {
    throw badField(fieldname, 'Contiene caracteres no permitidos')
  }
  return value
}
