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
    '  Ctrl-C lo detiene todo.',
  ]
  return `\n${lines.join('\n')}\n`
}

function password({ password, passwordFile }: Login): string {
  const file = passwordFile && shortest(passwordFile)
  if (password) return file ? `${password} (se guarda en ${file})` : password
  return file ? `está en ${file}` : 'la que se eligió al crear la base de datos'
}

/** As one would type it from the repository's folder. */
function shortest(file: string): string {
  const path = relative(root, file)
  return path.startsWith('..') ? file : path
}
