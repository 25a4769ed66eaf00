import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { whoIsHere } from './who.ts'
import { packageAt } from './workspace.ts'

/** Writes beside a build what a release reports of it: its version, and who built it, when, from which commit. */
export function writeBuildNote(
  folder: string,
  dist: string,
  who: ReturnType<typeof whoIsHere> = whoIsHere(process.env, folder),
) {
  const { version } = packageAt(folder)
  const note = { version, at: new Date().toISOString(), ...who }
  writeFileSync(path.join(dist, '.build.json'), `${JSON.stringify(note, null, 2)}\n`)
}
