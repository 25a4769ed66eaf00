import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readPackage } from '../../../tooling/interface/doors.ts'
import { membersOf, type Members } from '../../../tooling/interface/members.ts'
import type { Names } from './facts.ts'

/**
 * The range of @backoffice/shared versions that work with code with these imports. Within a major version doors stay
 * compatible (`npm run interface`), so only the lowest is open: the published one if it has every import unchanged.
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

/** Whether these names, and all names in their declarations, have the same text in two reports of a door. */
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
