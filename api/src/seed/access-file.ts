import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Access {
  email: string
  password: string
}

const FIRST = 'acceso.txt'

const path = (dataDir: string, name = FIRST) => join(dataDir, name)

/** The file of first passwords, and the e-mails of their owners. */
export interface AccessFile {
  /** An absolute path. */
  path: string
  of: string[]
}

/** The file of first passwords, while it exists. */
export function accessFile(dataDir: string): AccessFile | undefined {
  try {
    const text = readFileSync(path(dataDir), 'utf8')
    return { path: path(dataDir), of: [...text.matchAll(/^correo: (.+)$/gm)].map(([, email = '']) => email) }
  } catch {
    return undefined
  }
}

/** Stores generated passwords where only their owner can read them; returns the path. */
export function writeAccessFile(dataDir: string, accounts: Access[], name = FIRST): string {
  const text = accounts.map(({ email, password }) => `correo: ${email}\ncontraseña: ${password}\n`).join('\n')
  const whole = path(dataDir, name)
  const draft = `${whole}.nuevo`
  writeFileSync(draft, text, { mode: 0o600 })
  // Written to the disk before the accounts: after a power cut nobody else would know the passwords.
  const file = openSync(draft, 'r')
  fsyncSync(file)
  closeSync(file)
  renameSync(draft, whole)
  return whole
}
