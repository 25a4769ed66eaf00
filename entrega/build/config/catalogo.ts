import path from 'node:path'
import { pagePlugins } from '../page.ts'
import { root } from '../workspace.ts'
import { baseConfig } from './base.ts'
import { devServer } from './dev-server.ts'
import { refreshPlugins } from './refresh.ts'

/** The catalogue of the kit: shared/src/ui with its examples, on its own page. For development only. */
export function createCatalogConfig({
  port = 8080,
}: { port?: number } = {}): import('webpack').Configuration & {
  devServer: import('webpack-dev-server').Configuration
} {
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
