import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestApi } from './api.ts'

export interface Received {
  file: string
  raw: string
  to: string
  /** From the text part; null when it has none. */
  digits: string | null
  link: string | null
  token: string | null
}

/** The mails in the outbox, oldest first, once all have been sent. */
export async function outbox(api: TestApi): Promise<Received[]> {
  await api.app.mail.idle()
  const folder = join(api.folder.path, 'outbox')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort()
    .map((file) => ({ file: join(folder, file), ...read(readFileSync(join(folder, file), 'utf8')) }))
}

function read(raw: string) {
  const link = /\S+\/login#recuperar=([\w.-]+)$/m.exec(raw)
  return {
    raw,
    to: /^To: (.*)$/m.exec(raw)?.[1] ?? '',
    digits: /^Código: (\d{4})$/m.exec(raw)?.[1] ?? null,
    link: link?.[0] ?? null,
    token: link?.[1] ?? null,
  }
}

/** The latest mail to someone. */
export async function lastMail(api: TestApi, to: string): Promise<Received> {
  const mails = (await outbox(api)).filter((mail) => mail.to === to)
  const last = mails.at(-1)
  if (!last) throw new Error(`no mail to ${to}`)
  return last
}
