import { unId } from '../../../shared/src/testing/builders.ts'
import type { Stage } from './stage.ts'
import type { Subject } from '../evidence/types.ts'
import type { Visitor } from './visitor.ts'

/** A page of the release under test, with an address that shows some data. */
export interface PagePath {
  path: string
  /** The permission that remote.json requires; undefined: none. */
  permission?: string
  /** The same page for a record that does not exist; undefined if its address names no record. Both are one if none opens it. */
  unknown?: string
}

const fill = (pattern: string, id: string) => pattern.replace(/:\w+\??/g, id).replace(/\/\*$/, '')

/**
 * The pages that remote.json lists. For an address that names a record (`/clientes/editar/:id`) it takes the first
 * record in the api's memory for which the page gets an answer to all its calls.
 */
export async function pathsOf({ entry }: Subject, stage: Stage, visitor: Visitor): Promise<PagePath[]> {
  const { clientes, asesorias, usuarios, membresias } = stage.backend.data
  const records = [clientes[0], asesorias[0], usuarios[1], membresias[0]].flatMap((each) => each?._id ?? [])
  const paths: PagePath[] = []
  for (const { path: pattern, permission, redirect } of entry.remote.routes) {
    if (redirect !== undefined) continue
    const own = permission !== undefined && { permission }
    if (pattern.includes(':')) {
      const unknown = fill(pattern, unId(0xffff_ffff))
      paths.push({ path: (await firstFound(pattern, records, visitor)) ?? unknown, unknown, ...own })
    } else paths.push({ path: fill(pattern, ''), ...own })
  }
  return paths
}

async function firstFound(pattern: string, records: string[], { page, sees }: Visitor) {
  for (const path of records.map((id) => fill(pattern, id))) {
    let isMissing = false
    const watch = (answer: { status(): number }) => (isMissing ||= answer.status() === 404)
    page.on('response', watch)
    const isSeen = await sees(path)
    page.off('response', watch)
    if (isSeen && !isMissing) return path
  }
  return undefined
}
