import path from 'node:path'
import { root } from '../workspace.ts'
import { bundled, hashedPath } from './emitted.ts'

/**
 * The program of the worker that opens the page without connection (entrega/page/offline), by its path in the site. The
 * page names its hash (sealed-page.ts), and the gateway serves the one that the page in use names.
 */
export function offlineWorker(): Record<string, string> {
  const program = bundled({
    entryPoints: [path.join(root, 'entrega/page/offline/worker.ts')],
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return { [hashedPath('sin-linea.js', program)]: program }
}
