/** Three states of a form: as it was read, as it was typed, and as somebody else saved it meanwhile (D41). */
export interface Versions<F> {
  base: F
  mine: F
  theirs: F
}

/** Fields that belong together: whoever changed one of them decides all of them. */
export type FieldGroup<F> = readonly (keyof F)[]

const fieldsOf = <F extends object>(form: F) => Object.keys(form) as (keyof F)[]

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Lists and trees are compared whole: they are one field to whoever decides. */
function same(a: unknown, b: unknown): boolean {
  if (!isTree(a) || !isTree(b)) return a === b
  return Object.keys({ ...a, ...b }).every((key) => same(a[key], b[key]))
}

function differ<F>(a: F, b: F, field: keyof F, together: FieldGroup<F>): boolean {
  return (together.includes(field) ? together : [field]).some((one) => !same(a[one], b[one]))
}

/** What somebody else changed and the form does not have; `clash`: it was typed over here, too. */
export const differences = <F extends object>(
  { base, mine, theirs }: Versions<F>,
  together: FieldGroup<F> = [],
): { field: keyof F; clash: boolean }[] =>
  fieldsOf(base)
    .filter((field) => differ(base, theirs, field, together) && !same(mine[field], theirs[field]))
    .map((field) => ({ field, clash: differ(base, mine, field, together) }))

/**
 * One form of two: each person's own changes, and where both changed the same field, that of `prefer`.
 * What was not touched here never undoes what somebody else saved.
 */
export function merge<F extends object>(
  { base, mine, theirs }: Versions<F>,
  prefer: 'mine' | 'theirs',
  together: FieldGroup<F> = [],
): F {
  const take = (field: keyof F) => {
    if (!differ(base, mine, field, together)) return theirs[field]
    if (!differ(base, theirs, field, together)) return mine[field]
    return prefer === 'mine' ? mine[field] : theirs[field]
  }
  return Object.fromEntries(fieldsOf(base).map((field) => [field, take(field)])) as F
}
