import path from 'node:path'
import { boolean, optional, problemIn, shape, text, type TypeOf } from '@backoffice/shared/contract/remotes'
import type { Who } from '../log/entry.ts'
import { Refusal } from '../refusal.ts'

/** Operators read it in their terminal. */
const line = text(/^[^\p{Cc}]+$/u)

/** What the build recorded about itself (`.build.json`); a folder from elsewhere may have none. */
const buildNote = shape({
  by: optional(line),
  commit: optional(text(/^[0-9a-f]{7,64}$/)),
  clean: optional(boolean),
  at: optional(text(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/)),
  version: optional(text()),
})

export type BuildNote = TypeOf<typeof buildNote>

/** The note of a build as read; a folder without one says nothing. */
export function noteOf(found: unknown, folder: string): BuildNote {
  if (found === undefined) return {}
  const problem = problemIn(buildNote, found, '.build.json')
  if (problem !== null)
    throw new Refusal(
      `${path.join(folder, '.build.json')} no se puede leer (${problem}): lo escribe la construcción. Construir de nuevo, o quitarlo.`,
    )
  return found as BuildNote
}

/** Whose build it is, and of which sources. */
export const builderOf = ({ by, commit, clean, at }: BuildNote): (Who & { at: string }) | undefined =>
  by === undefined || at === undefined
    ? undefined
    : { by, ...(commit !== undefined && { commit }), ...(clean !== undefined && { clean }), at }
