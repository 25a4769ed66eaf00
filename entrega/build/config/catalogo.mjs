// @ts-check
import path from 'node:path'
import { pagePlugins } from '../page.mjs'
import { root } from '../workspace.mjs'
import { baseConfig } from './base.mjs'
import { devServer } from './dev-server.mjs'
import { refreshPlugins } from './refresh.mjs'

/**
 * The catalogue of the kit: shared/src/ui with its examples, on its own page. For development only.
 * @param {{ port?: number }} [options]
 * @returns {import('webpack').Configuration & { devServer: import('webpack-dev-server').Configuration }}
 */
export function createCatalogConfig({ port = 8080 } = {}) {
  const base = baseConfig({ app: 'host', dev: true, refresh: true, variant: 'catalogo' })
  const context = path.join(root, 'shared')
  return {
    ...base,
    name: 'catalogo',
    context,
    entry: { main: './src/ui/catalog/main.tsx' },
    output: {
      ...base.output,
      path: path.join(context, 'dist/catalogo'),
      publicPath: '/',
      uniqueName: 'catalogo',
    },
    plugins: [...(base.plugins ?? []), ...pagePlugins(), ...refreshPlugins(true)],
    devServer: devServer(port),
  }
}
