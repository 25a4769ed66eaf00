import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { badField, Refusal } from '../http/refusal'

/** The one file of a form, while it arrives. */
export interface IncomingFile {
  /** As it is called where it comes from, without folders. */
  name: string
  /** Has to be read to its end, or destroyed. */
  stream: Readable
}

export interface FormLimits {
  /** Where the file stands. */
  member: string
  /** Of the whole body. */
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
 * Reads a multipart body as it comes, in any order of its parts. `receive` takes the file while it streams; should a later
 * part turn out bad, `discard` gets it back.
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

/** Rejects once more has come than any good form has: what parts do not hold counts as well. */
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

/** The next part; whatever the parser trips over is the sender's mistake. */
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
  // Broken off, or cut in the middle: not the receiver's failure. Where all that there is came in one piece, the error is
  // there before anybody could listen; one that the receiver's own end has caused is none of the sender's.
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

/** A file field where nothing was chosen comes without a name and without a byte. */
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
  // Where bytes were no UTF-8 the parser has put this sign.
  if (typeof value === 'string' && value.includes('\ufffd')) {
    throw badField(fieldname, 'Contiene caracteres no permitidos')
  }
  return value
}
