import { Refusal } from '../refusal.ts'

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

/** Whether a key lies inside its store, whatever a build, a record or a command line said. */
export const isInside = (key: string): boolean =>
  !/[\0-\x1f\x7f\\]/.test(key) && key.split('/').every((part) => !['', '.', '..'].includes(part))

/** A store that touches nothing outside itself: the door of every kind of store. */
export function guarded(store: Store): Store {
  const inside = (key: string, whole = key) => {
    if (!isInside(whole))
      throw new Refusal(`«${key}» no es el nombre de un archivo de ${store.name}: no se lee ni se escribe.`)
    return key
  }
  return {
    name: store.name,
    read: async (key) => store.read(inside(key)),
    list: async (prefix) => store.list(inside(prefix, `${prefix}_`)),
    create: async (key, bytes) => store.create(inside(key), bytes),
    replace: async (key, bytes, tag) => store.replace(inside(key), bytes, tag),
    remove: async (key) => store.remove(inside(key)),
  }
}

/**
 * Makes a file what `content` says of the one that is there; undefined leaves it. If another command was faster, it is
 * asked again.
 */
export async function rewrite(
  store: Store,
  key: string,
  content: (found?: Kept) => Buffer | undefined | Promise<Buffer | undefined>,
): Promise<void> {
  for (;;) {
    const found = await store.read(key)
    const bytes = await content(found)
    if (!bytes || found?.bytes.equals(bytes)) return
    if (await (found ? store.replace(key, bytes, found.tag) : store.create(key, bytes))) return
  }
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
