import { boolean, optional, problemIn, shape, text, type TypeOf } from '@backoffice/shared/contract/remotes'
import { Refusal } from '../refusal.ts'

/** Operators read it in their terminal. */
const line = text(/^[^\p{Cc}]+$/u)

/** What the build recorded about itself (`.build.json`). */
const buildNote = shape({
  by: optional(line),
  commit: optional(text(/^[0-9a-f]{7,64}$/)),
  clean: optional(boolean),
  at: optional(text(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/)),
  version: optional(text()),
})

/** The version of a build, whose it is and of which sources; a folder from elsewhere may not say. */
export function noteOf(found: unknown, file: string) {
  const problem = found === undefined ? null : problemIn(buildNote, found, '.build.json')
  if (problem !== null)
    throw new Refusal(
      `${file} no se puede leer (${problem}): lo escribe la construcción. Construir de nuevo, o quitarlo.`,
    )
  const { version, by, at, commit, clean } = (found ?? {}) as TypeOf<typeof buildNote>
  return { version, ...(by !== undefined && at !== undefined && { built: { by, commit, clean, at } }) }
}
