/** Three states of a form: as it was read, as this person typed it, and as someone else saved it meanwhile (D41). */
export interface Versions<F> {
  base: F
  mine: F
  theirs: F
}

/** Groups of fields that belong together: a change to one of them counts as a change to all. */
export type FieldGroup<F> = readonly (keyof F)[]

const fieldsOf = <F extends object>(form: F) => Object.keys(form) as (keyof F)[]

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Lists and trees are compared whole: to the person each is one field. */
function same(a: unknown, b: unknown): boolean {
  if (!isTree(a) || !isTree(b)) return a === b
  return Object.keys({ ...a, ...b }).every((key) => same(a[key], b[key]))
}

function differ<F>(a: F, b: F, field: keyof F, together: FieldGroup<F>): boolean {
  return (together.includes(field) ? together : [field]).some((one) => !same(a[one], b[one]))
}

/** A field that someone else changed and the form lacks; `clash`: this person changed it, too. */
export const differences = <F extends object>(
  { base, mine, theirs }: Versions<F>,
  together: FieldGroup<F> = [],
): { field: keyof F; clash: boolean }[] =>
  fieldsOf(base)
    .filter((field) => differ(base, theirs, field, together) && !same(mine[field], theirs[field]))
    .map((field) => ({ field, clash: differ(base, mine, field, together) }))

/**
 * Merges two forms: each person's own changes, and where both changed the same field, the version in `prefer`. A field
 * that this person left alone keeps what the other one saved.
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
