import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mail, Sender } from './mail.ts'
import { message } from './message.ts'

/** How many days a mail stays for an operator without a mail server; its content is valid for an hour, or three days. */
const KEPT_DAYS = 30

/** The folder for the mails of a DATA_DIR. */
export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox')

/** Writes mails into a folder as .eml files that sort by time: complete or not at all, readable only by their owner. */
export function outboxSender(folder: string, from: string): Sender {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (mail: Mail) => {
    const parts = [part('text/plain', mail.text), part('text/html', mail.html)]
    const { message: bytes } = await transport.sendMail({ ...message(from, mail), alternatives: parts })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = `${stamp(new Date())}-${randomBytes(4).toString('hex')}`
    await writeWhole(join(folder, `.${name}.tmp`), join(folder, `${name}.eml`), bytes as Buffer)
  }
}

/**
 * Deletes mails older than KEPT_DAYS, by the time in their names, and leftovers of killed writes; never foreign files.
 */
export async function sweepOutbox(folder: string, now = new Date()): Promise<void> {
  const oldest = stamp(new Date(now.getTime() - KEPT_DAYS * 86_400_000))
  for (const name of await namesIn(folder)) {
    const [, time] = /^\.?(\d{4}-\d\d-\d\dT[\d-]+Z)-[0-9a-f]{8}\.(?:eml|tmp)$/.exec(name) ?? []
    // Another process may be sweeping too.
    if (time && time < oldest) await unlink(join(folder, name)).catch(unlessGone)
  }
}

/** The folder does not exist before the first mail. */
const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    unlessGone(error)
    return []
  })

function unlessGone(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
}

/** An instant in a form for file names, which sort by time. */
const stamp = (instant: Date): string => instant.toISOString().replace(/[:.]/g, '-')

/** Unencoded, so that a person can read the file directly and follow its link. */
const part = (type: string, content: string) => ({
  raw: `Content-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${content}`,
})

async function writeWhole(unfinished: string, whole: string, bytes: Buffer): Promise<void> {
  try {
    const file = await open(unfinished, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, whole)
  } catch (error) {
    await unlink(unfinished).catch(() => {})
    throw error
  }
}
