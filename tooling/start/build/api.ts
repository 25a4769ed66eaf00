import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from '../before/glob.mjs'
import { root } from '../before/root.mjs'
import { inTurn } from '../before/turn.mjs'
import { builtApi } from '../stack/index'
import { runNode } from './run-node'

const stamp = join(root, 'api/dist/.construido')
const sources = [
  'api/src',
  'api/migrations',
  'api/build.mjs',
  'api/package.json',
  'shared/src/contract',
  'pnpm-lock.yaml',
]

const turn = { name: 'api', waiting: 'Otro proceso construye la api: se espera a que termine…' }

/** Bundles the api's server, if anything it is made of has changed. */
export const buildApi = (track: (stop: () => void) => void): Promise<void> =>
  inTurn(root, turn, () => buildChanged(track))

async function buildChanged(track: (stop: () => void) => void): Promise<void> {
  const hash = hashOfSources()
  if (existsSync(builtApi) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  console.log('Construyendo la api…')
  const running = runNode([join(root, 'api/build.mjs')])
  track(running.stop)
  if ((await running.done) !== 0) throw new Error('La api no se pudo construir (la causa está arriba).')
  writeFileSync(stamp, hash)
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => globSync(join(root, source), /.*/))) {
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}
