import { relative } from 'node:path'
import { root } from './before/root.mjs'
import { seconds as inWords } from './seconds'
import { type Login } from './stack/index'

/** What the person at the terminal reads once everything runs. */
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
    `Listo en ${inWords(seconds)}: ${url}`,
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

/** The Administrador's is not in the file where ADMIN_PASSWORD was given; the demo Asesor's is. */
function kept({ passwordFile }: Login): string[] {
  if (!passwordFile?.of.length) return []
  const { path, of } = passwordFile
  return [`  En ${shortest(path)}: la primera contraseña de ${words.format(of)}`]
}

const words = new Intl.ListFormat('es')

/** As one would type it from the repository's folder. */
function shortest(file: string): string {
  const path = relative(root, file)
  return path.startsWith('..') ? file : path
}
