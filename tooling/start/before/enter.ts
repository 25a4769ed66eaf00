import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { commands, helpText } from './commands.ts'
import { checkDataDir } from './data-dir.ts'
// Imported early, so that it knows who started this process.
import './ending.mjs'
import { fail } from './fail.mjs'
import { install } from './install/install.ts'
import { checkPort } from './port.ts'
import { root } from './root.mjs'
import { settingsFrom } from './settings.ts'

/** Reports every problem that it can find before the first installation, which takes minutes. */
export async function enter(command: string | undefined = '') {
  process.chdir(root)
  if (command === 'help') return console.log(helpText())
  const program = Object.hasOwn(commands, command) ? commands[command]?.file : undefined
  if (program === undefined) return fail(`«${command}» no es una orden. Las hay:\n\n${helpText()}`)
  if (command === 'start') await checkPlace()
  const problem = await install(root)
  if (problem) fail(problem)
  const file = join(root, program)
  if (!existsSync(file)) fail(`Falta ${program}: esta copia del repositorio no está completa.`)
  // In this process: there is one less to stop, and signals arrive where they are handled.
  await import(pathToFileURL(file).href)
}

async function checkPlace() {
  const settings = settingsFrom(process.env)
  if ('problem' in settings) return fail(settings.problem)
  const problem = (await checkPort(settings.host, settings.port)) ?? checkDataDir(settings.dataDir)
  if (problem) fail(problem)
}
