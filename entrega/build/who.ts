import { execFileSync } from 'node:child_process'
import { userInfo } from 'node:os'
import { root } from './workspace.ts'

function git(cwd: string, ...args: string[]) {
  try {
    return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    // There is no git, or no checkout, while an image is built.
    return undefined
  }
}

/** Says who works in this checkout, on which commit, and whether something is not committed. */
export function whoIsHere(
  env: NodeJS.ProcessEnv = process.env,
  folder: string = root,
): { by: string; commit?: string; clean?: boolean } {
  const [name, mail] = ['user.name', 'user.email'].map((key) => git(folder, 'config', key))
  const person = name && mail ? `${name} <${mail}>` : name || mail
  const commit = git(folder, 'rev-parse', 'HEAD')
  return {
    by: env.RELEASE_BY || person || systemUser(),
    ...(commit && { commit, clean: git(folder, 'status', '--porcelain') === '' }),
  }
}

function systemUser() {
  try {
    return userInfo().username
  } catch {
    // A user without a name, as in containers.
    return `uid ${process.getuid?.() ?? '?'}`
  }
}
