// @ts-check
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { signals, whenAlone } from '../ending.mjs'
import { fail } from '../fail.mjs'
import { isOld } from './node-version.mjs'
import { pinnedNode } from './pinned-node.mjs'
import { root } from '../root.mjs'

/**
 * Goes on under a Node that is new enough, first in PATH, and ends as the program ends: the command itself, or with
 * `exec` any other program.
 * @param {string[]} args
 */
export async function under(args) {
  const found = isOld(process.versions.node) ? await pinnedNode(root) : { bin: dirname(process.execPath) }
  if ('problem' in found) return fail(found.problem)
  const [program = '', ...rest] =
    args[0] === 'exec'
      ? args.slice(1)
      : [join(found.bin, 'node'), join(root, 'tooling/start/run.mjs'), ...args]
  if (program === '') return fail('Uso: node tooling/start/run.mjs exec programa [argumentos]')
  // Before it starts: a signal that comes in between would end this process alone, and leave the program behind.
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  const child = spawn(program, rest, { env: environment(found.bin), stdio: 'inherit' })
  whenAlone(() => child.kill('SIGTERM'))
  child.on('error', (error) => fail(`No se puede ejecutar ${program}: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? 'SIGTERM']))
}

/** @param {string} bin */
const environment = (bin) => ({
  // npm looks for its global settings beside Node; those of this machine are beside its own.
  npm_config_globalconfig: join(dirname(dirname(process.execPath)), 'etc', 'npmrc'),
  ...process.env,
  PATH: [bin, process.env.PATH].join(delimiter),
})
