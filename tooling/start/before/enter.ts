import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkDataDir } from './data-dir.ts'
// Imported early, so that it knows who started this process.
import './ending.mjs'
import { fail } from './fail.mjs'
import { install } from './install.ts'
import { checkPort } from './port.ts'
import { root } from './root.mjs'
import { settingsFrom } from './settings.ts'

/** The commands of package.json, each with the file that runs once everything is installed. */
const commands = {
  start: 'tooling/start/main.ts',
  build: 'tooling/start/build/main.ts',
  test: 'tooling/start/test/main.ts',
  dev: 'tooling/start/dev/main.ts',
  bench: 'tooling/bench/main.ts',
  release: 'entrega/publish/cli/release.ts',
  rollback: 'entrega/publish/cli/rollback.ts',
  releases: 'entrega/publish/cli/releases.ts',
  disable: 'entrega/publish/cli/disable.ts',
  enable: 'entrega/publish/cli/enable.ts',
  pin: 'entrega/publish/cli/pin.ts',
  canary: 'entrega/publish/cli/canary.ts',
  config: 'entrega/publish/cli/config.ts',
  'new-remote': 'entrega/publish/new-remote/main.ts',
  'new-entity': 'tooling/new-entity/main.ts',
  conformance: 'entrega/publish/conformance/main.ts',
  skew: 'entrega/publish/skew/main.ts',
  requisitos: 'tooling/requisitos/main.ts',
  interfaz: 'tooling/interface/main.ts',
  ajustes: 'tooling/settings/main.ts',
  respaldo: 'api/src/backup/respaldo.ts',
  restaurar: 'api/src/backup/restaurar.ts',
  'borrar-datos': 'api/src/operator/erase-client.ts',
  empresa: 'api/src/operator/empresa.ts',
  correos: 'api/src/operator/mails.ts',
  bitacora: 'api/src/operator/bitacora.ts',
  telemetria: 'api/src/operator/telemetria.ts',
  'pgbouncer:test': 'api/test/pgbouncer/main.ts',
  'compose:test': 'tooling/compose/main.ts',
  'compose:imagenes': 'tooling/compose/images-main.ts',
}

/** Reports every problem that it can find before the first installation, which takes minutes. */
export async function enter(command: string | undefined = '') {
  process.chdir(root)
  if (!isCommand(command)) return fail(`Uso: node tooling/start/run.mjs ${Object.keys(commands).join('|')}`)
  if (command === 'start') await checkPlace()
  const problem = await install(root)
  if (problem) fail(problem)
  const file = join(root, commands[command])
  if (!existsSync(file)) fail(`Falta ${commands[command]}: esta copia del repositorio no está completa.`)
  // In this process: there is one less to stop, and signals arrive where they are handled.
  await import(pathToFileURL(file).href)
}

const isCommand = (name: string): name is keyof typeof commands => Object.hasOwn(commands, name)

async function checkPlace() {
  const settings = settingsFrom(process.env)
  if ('problem' in settings) return fail(settings.problem)
  const problem = (await checkPort(settings.host, settings.port)) ?? checkDataDir(settings.dataDir)
  if (problem) fail(problem)
}
