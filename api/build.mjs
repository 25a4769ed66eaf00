// Bundles src/main.ts to dist/server.js. Packages stay outside (the embedded PostgreSQL and argon2 are native); only
// @backoffice/shared, which is consumed as source, goes in.
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const { dependencies, optionalDependencies } = JSON.parse(readFileSync(here('./package.json'), 'utf8'))
const external = Object.keys({ ...dependencies, ...optionalDependencies })
  .filter((name) => name !== '@backoffice/shared')
  .flatMap((name) => [name, `${name}/*`])

rmSync(here('./dist'), { recursive: true, force: true })
await build({
  entryPoints: [here('./src/main.ts')],
  outfile: here('./dist/server.js'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  external,
  logLevel: 'warning',
})
cpSync(here('./migrations'), here('./dist/migrations'), { recursive: true })
