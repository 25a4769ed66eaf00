import type { RemoteManifest, StartFiles } from '@backoffice/shared/contract'
import { startFilesIn } from '@backoffice/shared/contract/remotes'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { factsFile, type Facts } from '../../build/facts/facts.ts'
import { contentHash, servedFiles } from '../../build/site-files.ts'
import { hashOf } from '../integrity.ts'
import { requireNames } from '../names.ts'
import { doorOf, placeOf } from '../records/places.ts'
import type { ReleaseFile, ReleaseRecord } from '../records/record.ts'
import { Refusal } from '../refusal.ts'
import { fromJson, isInside } from '../store/store.ts'
import { noteOf } from './build-note.ts'

/** A build that may become a release: its future record, and the folder of its files. */
export interface Candidate extends ReleaseRecord {
  folder: string
}

/** Reads a built folder: the same files with the same version are the same release. @throws {Refusal} for a bad name */
export function candidateFrom(app: string, folder: string, version?: string): Candidate {
  requireNames(app, version ?? '0')
  if (!existsSync(path.join(folder, doorOf(app))))
    throw new Refusal(`En ${folder} no hay ${doorOf(app)}: no es lo construido de ${app}.`)
  const noteFile = path.join(folder, '.build.json')
  const { version: noted, ...note } = noteOf(readJson(noteFile), noteFile)
  const its = version ?? noted ?? '0.0.0'
  requireNames(app, its)
  const release = `${its}-${contentHash(folder)}`
  return {
    app,
    release,
    version: its,
    ...note,
    files: servedFiles(folder).map((file) => fileOf(folder, file)),
    ...(app !== 'host' && {
      manifest: `/${placeOf(app, release, doorOf(app))}`,
      start: startIn(folder, app),
      remote: readJson(path.join(folder, 'remote.json')) as RemoteManifest,
    }),
    facts: readJson(path.join(folder, factsFile)) as Facts | undefined,
    evidence: readJson(path.join(folder, '.evidence.json')),
    folder,
  }
}

/** The record of a candidate. */
export const recordOf = ({ folder: _, ...record }: Candidate): ReleaseRecord => record

function fileOf(folder: string, file: string): ReleaseFile {
  const source = path.join(folder, file)
  if (!isInside(file)) throw new Refusal(`${JSON.stringify(source)} no se puede publicar con ese nombre.`)
  return { path: file, integrity: hashOf(readFileSync(source)) }
}

const readJson = (file: string): unknown => (existsSync(file) ? fromJson(readFileSync(file)) : undefined)

/** The gates name what is wrong with a manifest that can't be read. */
function startIn(folder: string, app: string): StartFiles | undefined {
  const found = startFilesIn(readJson(path.join(folder, doorOf(app))))
  return typeof found === 'string' ? undefined : found
}
