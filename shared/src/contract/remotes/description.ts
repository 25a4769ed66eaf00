/**
 * Descriptions of data from outside: the type (`TypeOf`), the check and its sentence (`problemIn`), the JSON Schema for
 * editors (tooling/interface), all come of one. They need no library, because browsers download them.
 */
export type Description<T = unknown> = Kind & {
  /** Exists for the compiler only. */
  readonly means?: T
}

type Kind =
  | { kind: 'text'; pattern?: RegExp }
  | { kind: 'number' }
  | { kind: 'boolean' }
  | { kind: 'anything' }
  | { kind: 'one of'; values: readonly (string | number)[] }
  | { kind: 'list'; of: Description; atLeast?: number }
  | { kind: 'dictionary'; of: Description }
  | { kind: 'shape'; members: Members }
  | { kind: 'optional'; of: Description }

export type Members = Record<string, Description>

export type TypeOf<D> = D extends { readonly means?: infer T } ? T : never

type MayLack<D> = D extends { kind: 'optional' } ? true : false
type ShapeOf<M extends Members> = {
  [K in keyof M as MayLack<M[K]> extends true ? never : K]: TypeOf<M[K]>
} & { [K in keyof M as MayLack<M[K]> extends true ? K : never]?: TypeOf<M[K]> }

/** Written out, so that an editor shows the members and not how they were put together. */
type Flat<T> = { [K in keyof T]: T[K] }

export const text = (pattern?: RegExp): Description<string> => ({ kind: 'text', ...(pattern && { pattern }) })

/** A text of at least one character. */
export const filled: Description<string> = text(/^[^]+$/)

export const number: Description<number> = { kind: 'number' }
export const boolean: Description<boolean> = { kind: 'boolean' }

/** What somebody else checks. */
export const anything = <T = unknown>(): Description<T> => ({ kind: 'anything' })

export const oneOf = <const T extends string | number>(...values: T[]): Description<T> => ({
  kind: 'one of',
  values,
})

export const list = <T>(of: Description<T>, atLeast = 0): Description<T[]> => ({ kind: 'list', of, atLeast })

export const dictionary = <T>(of: Description<T>): Description<Record<string, T>> => ({
  kind: 'dictionary',
  of,
})

/** Allows members beyond the named ones, because the format may grow. */
export const shape = <M extends Members>(members: M): Description<Flat<ShapeOf<M>>> & { members: M } => ({
  kind: 'shape',
  members,
})

/** A member of a shape that may be missing. */
export const optional = <T>(of: Description<T>): Description<T | undefined> & { kind: 'optional' } => ({
  kind: 'optional',
  of,
})
