import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mail, Sender } from './mail'
import { message } from './message'

/** Puts mails into a folder as .eml files that sort by time: whole or not at all, for the owner's eyes only. */
export function outboxSender(folder: string, from: string): Sender {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (mail: Mail) => {
    const parts = [part('text/plain', mail.text), part('text/html', mail.html)]
    const { message: bytes } = await transport.sendMail({ ...message(from, mail), alternatives: parts })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}`
    await writeWhole(join(folder, `.${name}.tmp`), join(folder, `${name}.eml`), bytes as Buffer)
  }
}

/** Unencoded, so that a person can read the file as it is, and follow its link. */
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
