// Bundles the programs of the containers into dist/, with their packages: an image that has them needs nothing but Node.
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const programs = ['gateway', 'remote', 'health'].map((name) => [name, here(`./src/program/${name}.ts`)])

rmSync(here('./dist'), { recursive: true, force: true })
await build({
  entryPoints: Object.fromEntries(programs),
  outdir: here('./dist'),
  outExtension: { '.js': '.cjs' },
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  minifyWhitespace: true,
  legalComments: 'inline',
  logLevel: 'warning',
})
