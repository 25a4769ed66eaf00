import { writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import { git, packageAt, root } from './workspace.ts'

/** Says who works in this checkout, on which commit, and whether something is not committed. */
export function whoIsHere(folder: string = root): { by: string; commit?: string; clean?: boolean } {
  const [name, mail] = ['user.name', 'user.email'].map((key) => git(folder, 'config', key))
  const person = name && mail ? `${name} <${mail}>` : name || mail
  const commit = git(folder, 'rev-parse', 'HEAD')
  return {
    by: process.env.RELEASE_BY || person || systemUser(),
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

/** Writes beside a build what a release reports of it: its version, and who built it, when, from which commit. */
export function writeBuildNote(folder: string, dist: string, who = whoIsHere(folder)) {
  const { version } = packageAt(folder)
  const note = { version, at: new Date().toISOString(), ...who }
  writeFileSync(path.join(dist, '.build.json'), `${JSON.stringify(note, null, 2)}\n`)
}
