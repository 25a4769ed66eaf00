/** A file as it was read: `tag` names these bytes, for whoever replaces them. */
export interface Kept {
  bytes: Buffer
  tag: string
}

/**
 * Where releases, their log and the files derived from it are kept. Keys have slashes; those that begin with a dot are never served.
 * Nobody ever reads half a file.
 */
export interface Store {
  /** As an operator would name it. */
  readonly name: string
  read(key: string): Promise<Kept | undefined>
  /** Every key that begins like this, in order. */
  list(prefix: string): Promise<string[]>
  /** @returns false if there is one already, whatever it contains */
  create(key: string, bytes: Buffer): Promise<boolean>
  /** @returns false if the file is no longer the one of this tag */
  replace(key: string, bytes: Buffer, tag: string): Promise<boolean>
  remove(key: string): Promise<void>
}

/** The bytes of a file that a person may read. */
export const toJson = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

/** What a file says; undefined where it says nothing that can be read. */
export function fromJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}
