// @ts-check
import { execFileSync } from 'node:child_process'
import { userInfo } from 'node:os'
import { root } from './workspace.mjs'

/** @param {string[]} args */
function git(...args) {
  try {
    return execFileSync('git', args, {
      cwd: root,
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
 * @returns {{ by: string, commit?: string, clean?: boolean }}
 */
export function whoIsHere(env = process.env) {
  const by = env.RELEASE_BY || gitPerson() || systemUser()
  const commit = git('rev-parse', 'HEAD')
  return { by, ...(commit && { commit, clean: git('status', '--porcelain') === '' }) }
}

function gitPerson() {
  const name = git('config', 'user.name')
  const mail = git('config', 'user.email')
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
