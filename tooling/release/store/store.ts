/** A file as read: `tag` identifies these bytes, for replacing them. */
export interface Kept {
  bytes: Buffer
  tag: string
}

/**
 * Stores releases, their log and the files derived from it. Keys have slashes; those that begin with a dot are never
 * served. Readers never get half a file.
 */
export interface Store {
  /** Its name, as operators know it. */
  readonly name: string
  read(key: string): Promise<Kept | undefined>
  /** Lists every key with this prefix, in order. */
  list(prefix: string): Promise<string[]>
  /** @returns false if the file already exists, whatever it contains */
  create(key: string, bytes: Buffer): Promise<boolean>
  /** @returns false if the file no longer has this tag */
  replace(key: string, bytes: Buffer, tag: string): Promise<boolean>
  remove(key: string): Promise<void>
}

/** Formats data as a JSON file that people can read. */
export const toJson = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

/** Parses a file; undefined if it can't be parsed. */
export function fromJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}
