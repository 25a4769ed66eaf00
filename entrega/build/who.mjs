// @ts-check
import { execFileSync } from 'node:child_process'
import { userInfo } from 'node:os'
import { root } from './workspace.mjs'

/** @param {string} cwd @param {string[]} args */
function git(cwd, ...args) {
  try {
    return execFileSync('git', args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    // There is no git, or no checkout, while an image is built.
    return undefined
  }
}

/**
 * Finds out who is working here, and on which commit.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [folder] in the checkout
 * @returns {{ by: string, commit?: string, clean?: boolean }}
 */
export function whoIsHere(env = process.env, folder = root) {
  const by = env.RELEASE_BY || gitPerson(folder) || systemUser()
  const commit = git(folder, 'rev-parse', 'HEAD')
  return { by, ...(commit && { commit, clean: git(folder, 'status', '--porcelain') === '' }) }
}

/** @param {string} folder */
function gitPerson(folder) {
  const name = git(folder, 'config', 'user.name')
  const mail = git(folder, 'config', 'user.email')
  return name && mail ? `${name} <${mail}>` : name || mail
}

function systemUser() {
  try {
    return userInfo().username
  } catch {
    // A user without a name, as in containers.
    return `uid ${process.getuid?.() ?? '?'}`
  }
}
