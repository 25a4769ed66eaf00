import { relative } from 'node:path'
import { root } from './before/root.mjs'
import { type Login } from './stack/index.ts'

/** In the local notation: `2.5 s`. */
export const inSeconds = (value: number) => `${value.toLocaleString('es-MX', { maximumFractionDigits: 1 })} s`

/** Reports that the api stopped, and when it will restart. */
export const sayRestart = (why: string, wait: number) =>
  console.error(`Se reinicia la api en ${inSeconds(wait / 1000)}: ${why}.`)

/** The message for the person at the terminal once everything runs. */
export function readyMessage({
  url,
  login,
  seconds,
}: {
  url: string
  login: Login
  seconds: number
}): string {
  const lines = [
    `Listo en ${inSeconds(seconds)}: ${url}`,
    `  Correo:      ${login.email}`,
    `  Contraseña:  ${password(login)}`,
    ...kept(login),
    '  Ctrl-C lo detiene todo.',
  ]
  return `\n${lines.join('\n')}\n`
}

function password({ email, password, passwordFile }: Login): string {
  if (password) return password
  return passwordFile?.of.includes(email)
    ? `la primera está en ${shortest(passwordFile.path)}`
    : 'la que se eligió al crear la base de datos'
}

/** With ADMIN_PASSWORD set, the file lacks the Administrador's password; the demo Asesor's is there. */
function kept({ passwordFile }: Login): string[] {
  if (!passwordFile?.of.length) return []
  const { path, of } = passwordFile
  return [`  En ${shortest(path)}: la primera contraseña de ${words.format(of)}`]
}

const words = new Intl.ListFormat('es')

/** The path as typed from the repository's folder. */
function shortest(file: string): string {
  const path = relative(root, file)
  return path.startsWith('..') ? file : path
}
