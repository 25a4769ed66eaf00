import { z } from 'zod'
import { type Call, type CallName, calls } from '../../../contract/index.ts'

/** The members of an object's schema. */
const membersOf = (schema: z.ZodType | undefined) =>
  Object.entries(schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {})

/**
 * What the contract calls a row, in the answer that tells a whole one, and its members that may be null, but not lack:
 * what was not sent is null.
 * @param path the row's calls, with `*` for the verb
 */
export function shapeOf(path: string) {
  const { response }: Call = calls[`POST ${path.replace('*', 'detalles')}` as CallName]
  const [[uno, row] = ['', undefined]] = membersOf(response)
  const empty = membersOf(row).filter(
    ([, member]) => member.safeParse(null).success && !member.safeParse(undefined).success,
  )
  return { uno, nothing: Object.fromEntries(empty.map(([name]) => [name, null])) }
}
