import { join } from 'node:path'
import { root } from '../before/root.mjs'
import { runNode } from './run-node'

/** Builds the apps that changed and assembles them into dist/site. */
export async function buildSite(track: (stop: () => void) => void): Promise<void> {
  const running = runNode([join(root, 'tooling/federation/build.mjs')])
  track(running.stop)
  if ((await running.done) !== 0) throw new Error('El sitio no se pudo construir (la causa está arriba).')
}
