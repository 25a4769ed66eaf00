import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pnpmCommand } from './pnpm.ts'
import { installHash } from './install-hash.ts'
import { inTurn } from '../turn.mjs'

const turn = { name: 'instalar', waiting: 'Otro proceso instala las dependencias: se espera a que termine…' }

/**
 * Installs with the pinned pnpm, but only if the lock file or a package.json has changed since the last time.
 * @returns why it failed, in one sentence
 */
export async function install(root: string): Promise<string | null> {
  const stamp = join(root, 'node_modules', '.instalado')
  const hash = installHash(root)
  const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
  if (isInstalled()) return null
  return inTurn(root, turn, () => (isInstalled() ? null : installInto(root, stamp, hash)))
}

async function installInto(root: string, stamp: string, hash: string): Promise<string | null> {
  console.log('Instalando dependencias…')
  const [program, ...args] = pnpmCommand(root)
  const code = await run(program, [...args, 'install', '--frozen-lockfile'], root)
  if (code !== 0) {
    return 'No se pudieron instalar las dependencias (la causa está arriba): revisar la conexión con el registro de npm y repetir.'
  }
  writeFileSync(stamp, hash)
  return null
}

function run(program: string, args: string[], cwd: string): Promise<number> {
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
