import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { federatedDoors } from '@backoffice/entrega/build/doors'

/** A door of the shared package: an entry of its `exports`. */
export interface Door {
  /** The import path: `.`, `/ui`, `/ui/list`. */
  name: string
  /** Its source file, relative to the package's folder. */
  source: string
  /** The file name of its report. */
  report: string
  /** Remotes take it from the host at run time, so its changes need a new version. */
  isFederated: boolean
}

interface SharedPackage {
  name: string
  version: string
  exports: Record<string, string>
}

/**
 * The doors of the package in this folder, and its version, which is the version of the contract between host and
 * remotes.
 */
export function readPackage(folder: string): { name: string; version: string; doors: Door[] } {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as SharedPackage
  const federated = new Set(federatedDoors(manifest))
  const doors = Object.entries(manifest.exports)
    .filter(([, source]) => /\.tsx?$/.test(source))
    .map(([door, source]) => ({
      name: door.slice(1) || '.',
      source: source.slice(2),
      report: `${door.slice(2).replaceAll('/', '-') || 'index'}.api.md`,
      isFederated: federated.has(manifest.name + door.slice(1)),
    }))
  return { name: manifest.name, version: manifest.version, doors }
}
