import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Access {
  email: string
  password: string
}

const path = (dataDir: string) => join(dataDir, 'acceso.txt')

/** The file with the first passwords, while it exists. */
export const accessFile = (dataDir: string): string | undefined =>
  existsSync(path(dataDir)) ? path(dataDir) : undefined

/** Keeps random passwords where their owner alone can read them. */
export function writeAccessFile(dataDir: string, accounts: Access[]): void {
  const text = accounts.map(({ email, password }) => `correo: ${email}\ncontraseña: ${password}\n`).join('\n')
  const draft = `${path(dataDir)}.nuevo`
  writeFileSync(draft, text, { mode: 0o600 })
  renameSync(draft, path(dataDir))
}
