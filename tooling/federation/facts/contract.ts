import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readPackage } from '../../interface/doors'
import { membersOf, type Members } from '../../interface/members'
import type { Names } from './facts'

/**
 * The versions of @backoffice/shared that serve code with these imports, as a range. Inside a major version what a door
 * gives goes on serving (`npm run interfaz` holds it to that), so the question is from which version on: the published
 * one, if all that is imported is there already as it is today, else today's. `folder` is the package's.
 */
export function contractOf(imports: Names, folder: string): string {
  const { name, version, doors } = readPackage(folder)
  const published = read(path.join(folder, 'api/publicada/version'))?.trim()
  if (published === undefined || majorOf(published) !== majorOf(version)) return `^${version}`
  const isAsPublished = Object.entries(imports)
    .filter(([request]) => request === name || request.startsWith(`${name}/`))
    .every(([request, names]) => {
      const report = doors.find((door) => request === name + door.name.replace('.', ''))?.report
      const [before, now] = ['api/publicada', 'api'].map((place) =>
        read(path.join(folder, place, report ?? 'none')),
      )
      if (report === undefined || before === undefined || now === undefined) return false
      return names === '*' ? before === now : areSame(names, membersOf(before), membersOf(now))
    })
  return `^${isAsPublished ? published : version}`
}

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

const majorOf = (version: string) => version.split('.')[0]

/** Whether these names, and all that their declarations name in turn, read the same in two reports of a door. */
function areSame(names: string[], before: Members, now: Members): boolean {
  const seen = new Set<string>()
  const isSame = (name: string): boolean => {
    if (seen.has(name)) return true
    seen.add(name)
    const text = now.texts.get(name)
    if (text !== before.texts.get(name)) return false
    return [...(text ?? '').matchAll(/[A-Za-z_$][\w$]*/g)].every(([word]) => isSame(word))
  }
  return names.every((name) => now.exported.has(name) && before.exported.has(name) && isSame(name))
}
