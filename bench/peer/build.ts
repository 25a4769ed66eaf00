import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { precompress, servedFiles } from '@backoffice/entrega/build/files'
import { pnpmCommand } from '../../tooling/start/before/install/pnpm.ts'
import { root } from '../../tooling/start/before/root.mjs'

const app = join(root, 'bench/peer/app')
const site = join(root, 'dist/peer')

/**
 * Installs and builds the app on react-admin, compressed as the product's files are.
 * @returns the folder to serve
 */
export function buildPeer(): string {
  const [pnpm, ...args] = pnpmCommand(root)
  const run = (...more: string[]) =>
    void execFileSync(pnpm, [...args, ...more], { cwd: app, stdio: ['ignore', 'inherit', 'inherit'] })
  run('install', '--frozen-lockfile', '--prefer-offline')
  run('run', 'build')
  // The gateway asks every site for a registry.
  writeFileSync(join(site, 'remotes.json'), '{"remotes":{}}')
  precompress(
    site,
    servedFiles(site).filter((file) => file !== 'index.html'),
  )
  return site
}
