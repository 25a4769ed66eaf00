import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changesOf, type Changes } from './changes.ts'
import { readPackage, type Door } from './doors.ts'
import { reportsOf } from './reports.ts'
import { staleProblem, versionProblem } from './verdict.ts'

/** The folders of the reports: today's, and those of the last published version. */
const today = 'api'
const published = 'api/publicada'

interface Checked {
  /** The package's folder. */
  folder: string
  /** Writes today's reports instead of failing when they are stale. */
  renew?: boolean
}

/** Checks the doors of a package against their reports and against the published version; returns what must be done. */
export function check({ folder, renew = false }: Checked): string[] {
  const { version, doors: all } = readPackage(folder)
  const doors = all.filter(isFederated)
  const reports = reportsOf(folder)
  const stale = renew ? new Map() : differing(folder, today, doors, reports)
  if (renew) write(join(folder, today), reports)
  const base = publishedVersion(folder)
  const since = base ? differing(folder, published, doors, reports) : new Map()
  return [staleProblem(stale), versionProblem({ published: base ?? version, version, doors: since })].filter(
    (problem) => problem !== null,
  )
}

/**
 * Marks today's version as published: later changes need a higher one. Before the first publication no version is
 * required.
 */
export function publish(folder: string) {
  const { version, doors } = readPackage(folder)
  const reports = doors
    .filter(isFederated)
    .map(({ report }) => [report, readFileSync(join(folder, today, report), 'utf8')] as const)
  write(join(folder, published), new Map(reports))
  writeFileSync(join(folder, published, 'version'), `${version}\n`)
}

const isFederated = (door: Door) => door.isFederated

function publishedVersion(folder: string): string | null {
  const file = join(folder, published, 'version')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null
}

/** The doors whose stored report differs from the sources; doors may be new or removed. */
function differing(folder: string, place: string, doors: Door[], reports: Map<string, string>) {
  const found = new Map<string, Changes>()
  const names = new Map(doors.map(({ report, name }) => [report, name]))
  for (const report of new Set([...names.keys(), ...reportsIn(join(folder, place))])) {
    const file = join(folder, place, report)
    const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
    const after = names.has(report) ? (reports.get(report) ?? '') : ''
    if (before !== after)
      found.set(names.get(report) ?? report, changesOf(join(folder, 'dist/interfaz'), before, after))
  }
  return found
}

const reportsIn = (place: string) =>
  existsSync(place) ? readdirSync(place).filter((name) => name.endsWith('.api.md')) : []

function write(place: string, reports: Map<string, string>) {
  for (const name of reportsIn(place)) rmSync(join(place, name))
  mkdirSync(place, { recursive: true })
  for (const [name, text] of reports) writeFileSync(join(place, name), text)
}
