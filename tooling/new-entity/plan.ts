import type { MenuEntry } from '@backoffice/shared/contract'
import { format, resolveConfig } from 'prettier'
import { readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { globSync } from '../start/before/glob.ts'
import { described } from './described.ts'
import * as edits from './edits.ts'
import { filled } from './fill.ts'
import { type Names, Refusal } from './names.ts'

/** A repository as it is now. */
export interface Repository {
  root: string
  /** The text of a file; undefined if the file does not exist. */
  read(file: string): string | undefined
  /** The names in a folder. */
  list(folder: string): string[]
  /** The menu of a remote. */
  menu(remote: string): MenuEntry[]
}

/** What is to be written, by path from the repository's folder. */
export interface Plan {
  created: Map<string, string>
  edited: Map<string, string>
}

const contract = 'shared/src/contract'
const model = join(import.meta.dirname, 'files')

/** Everything that a new entity needs. @throws {Refusal} if there is one of that name; then nothing is written */
export async function planOf(names: Names, repository: Repository): Promise<Plan> {
  const { plural, remote } = names
  const taken = [
    `${contract}/resources/${plural}.ts`,
    `api/src/resources/${plural}/routes.ts`,
    `remote-${remote}/src/${plural}/pages.ts`,
  ]
  for (const file of taken)
    if (repository.read(file) !== undefined) throw new Refusal(`Ya hay ${plural}: existe ${file}.`)
  const migracion = migrationOf(plural, repository)

  const created = new Map<string, string>()
  for (const path of globSync(model, /\.txt$/)) {
    const place = relative(model, path)
      .replace(/\.txt$/, '')
      .replace(/^remote/, `remote-${remote}`)
    const file = filled(place, names, migracion).replace(`0000_${plural}.sql`, migracion)
    created.set(
      file,
      await pretty(repository.root, file, filled(readFileSync(path, 'utf8'), names, migracion)),
    )
  }
  const part = `remote-${remote}/src/${plural}/remote.json`
  const told = JSON.stringify(described(names, repository.menu(remote).at(-1)))
  created.set(part, await pretty(repository.root, part, told))

  const edited = new Map<string, string>()
  const found = filled('cosasEncontradas', names, migracion)
  const existing: [file: string, edit: edits.Edit][] = [
    [`${contract}/calls.ts`, edits.calls],
    [`${contract}/entidades.ts`, edits.entidades],
    [`remote-${remote}/src/module.tsx`, edits.module],
  ]
  for (const [file, edit] of existing) {
    const text = repository.read(file)
    if (text === undefined) throw new Refusal(`Falta ${file}.`)
    edited.set(file, await pretty(repository.root, file, edit(text, names, found)))
  }
  return { created, edited }
}

/** Its migration, with the next number: each is applied once, in this order. */
function migrationOf(plural: string, { read, list }: Repository): string {
  const files = ['api/migrations', 'api/migrations/base'].flatMap((folder) =>
    list(folder).map((name) => `${folder}/${name}`),
  )
  const taken = files.find(
    (file) => file.endsWith('.sql') && read(file)?.includes(`create table ${plural} (`),
  )
  if (taken) throw new Refusal(`Ya hay una tabla ${plural}: la crea ${taken}.`)
  const numbers = files.map((file) => Number(/^(\d{4})_/.exec(basename(file))?.[1] ?? 0))
  return `${String(Math.max(...numbers) + 1).padStart(4, '0')}_${plural}.sql`
}

async function pretty(root: string, file: string, text: string): Promise<string> {
  if (file.endsWith('.sql')) return text
  const filepath = join(root, file)
  return format(text, { ...(await resolveConfig(filepath)), filepath })
}
