// @ts-check
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pnpmCommand } from './pnpm.mjs'
import { installHash } from './install-hash.mjs'
import { inTurn } from './turn.mjs'

const turn = { name: 'instalar', waiting: 'Otro proceso instala las dependencias: se espera a que termine…' }

/**
 * Installs with the pinned pnpm, but only if the lock file or a package.json has changed since the last time.
 * @param {string} root
 * @returns {Promise<string | null>} why it failed, in one sentence
 */
export async function install(root) {
  const stamp = join(root, 'node_modules', '.instalado')
  const hash = installHash(root)
  const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
  if (isInstalled()) return null
  return inTurn(root, turn, () => (isInstalled() ? null : installInto(root, stamp, hash)))
}

/**
 * @param {string} root
 * @param {string} stamp
 * @param {string} hash
 * @returns {Promise<string | null>}
 */
async function installInto(root, stamp, hash) {
  console.log('Instalando dependencias…')
  const [program, ...args] = pnpmCommand(root)
  const code = await run(program, [...args, 'install', '--frozen-lockfile'], root)
  if (code !== 0) {
    return 'No se pudieron instalar las dependencias (la causa está arriba): revisar la conexión con el registro de npm y repetir.'
  }
  writeFileSync(stamp, hash)
  return null
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {string} cwd
 * @returns {Promise<number>}
 */
function run(program, args, cwd) {
  // Production also builds the product here, which needs the development dependencies.
  const { NODE_ENV: _, ...env } = process.env
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...env, CI: 'true' },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.on('error', () => done(1))
    child.on('exit', (code) => done(code ?? 1))
  })
}
