// Bundles src/main.ts into dist/server.js, and the operator's commands beside it, for installations without sources.
// Packages stay external (the embedded PostgreSQL and argon2 are native); only @backoffice/shared, which is consumed as
// source, goes in.
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { foldersWith, type Part } from './src/folders.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const { dependencies, optionalDependencies } = JSON.parse(readFileSync(here('./package.json'), 'utf8'))
const external = Object.keys({ ...dependencies, ...optionalDependencies })
  .filter((name) => name !== '@backoffice/shared')
  .flatMap((name) => [name, `${name}/*`])
const parts: Part[] = ['plugin', 'routes', 'datos']

rmSync(here('./dist'), { recursive: true, force: true })
await build({
  entryPoints: {
    server: here('./src/main.ts'),
    // Before the server, with --import.
    tracing: here('./src/platform/tracing/preload.ts'),
    // The thread that reads a sheet; read-sheet.ts names it.
    'leer-importacion': here('./src/resources/importaciones/read/thread.ts'),
    respaldo: here('./src/backup/commands/respaldo.ts'),
    restaurar: here('./src/backup/commands/restaurar.ts'),
    'borrar-datos': here('./src/operator/erase/erase-client.ts'),
    empresa: here('./src/operator/empresa.ts'),
    correos: here('./src/operator/mails.ts'),
    bitacora: here('./src/operator/bitacora.ts'),
    telemetria: here('./src/operator/telemetria.ts'),
    'crear-deposito': here('./src/operator/crear-deposito.ts'),
  },
  outdir: here('./dist'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  sourcemap: true,
  external,
  define: { BUILT: JSON.stringify(Object.fromEntries(parts.map((part) => [part, foldersWith(part)]))) },
  logLevel: 'warning',
})
cpSync(here('./migrations'), here('./dist/migrations'), { recursive: true })
