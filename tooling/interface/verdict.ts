import semver from 'semver'
import { isSame, type Changes } from './changes.ts'

/** The changes of each door, by name. */
export type DoorChanges = Map<string, Changes>

/** The lowest version that may carry these changes, when the remotes in use were built against `published`. */
export function neededVersion(published: string, doors: DoorChanges): string {
  const changes = [...doors.values()]
  const isBreaking = changes.some(({ removed, broken }) => removed.length + broken.length > 0)
  if (isBreaking) return semver.inc(published, 'major') ?? published
  if (changes.every(isSame)) return published
  return semver.inc(published, 'minor') ?? published
}

/** The sentence that requires a version, or null when the package's own is enough. */
export function versionProblem(input: {
  published: string
  version: string
  doors: DoorChanges
}): string | null {
  const { published, version, doors } = input
  const needed = neededVersion(published, doors)
  if (semver.gte(version, needed)) return null
  return [
    `Las puertas de shared ya no son las publicadas con ${published}: la versión de shared/package.json es ${version} y debe ser ${needed} o mayor.`,
    ...tell(doors),
    'Subirla ahí. Con otra versión mayor, los remotos se construyen de nuevo y se publican con el host.',
  ].join('\n')
}

/** The sentence about stale reports, or null. */
export function staleProblem(doors: DoorChanges): string | null {
  if (doors.size === 0) return null
  return [
    'La interfaz de shared cambió y sus informes (shared/api) no: se renuevan con `npm run interface`.',
    ...tell(doors),
  ].join('\n')
}

const tell = (doors: DoorChanges) =>
  [...doors].flatMap(([door, changes]) => {
    const parts = [
      said('ya no está', changes.removed),
      said('cambió y no admite el uso anterior', changes.broken),
      said('cambió', changes.widened),
      said('nuevo', changes.added),
    ]
    const told = parts.filter(Boolean).join('; ')
    return told ? [`  ${door}: ${told}`] : []
  })

const said = (what: string, names: string[]) => (names.length > 0 ? `${what}: ${names.join(', ')}` : '')
