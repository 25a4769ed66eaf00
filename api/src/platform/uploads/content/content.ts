/**
 * Inspects a file as it streams through; each check throws Mismatch as soon as the content can't be of the declared
 * kind.
 */
export interface ContentCheck {
  push(chunk: Buffer): void
  end(): void
}

/** The content is not of the kind that the name declares; or it holds what `sentence` says. */
export class Mismatch extends Error {
  override name = 'Mismatch'
  readonly sentence?: string

  constructor(sentence?: string) {
    super(sentence)
    this.sentence = sentence
  }
}

/** Checks the first bytes: `size` of them, or fewer for a shorter file. */
export const byHead = (size: number, test: (head: Buffer) => boolean) => (): ContentCheck => {
  let head = Buffer.alloc(0)
  let judged = false
  const judge = () => {
    judged = true
    if (!test(head)) throw new Mismatch()
  }
  return {
    push(chunk) {
      if (judged) return
      head = Buffer.concat([head, chunk.subarray(0, size - head.length)])
      if (head.length === size) judge()
    },
    end: () => judged || judge(),
  }
}

/** Checks for these bytes at the very beginning. */
export const byMagic = (...magics: (string | number[])[]) => {
  const all = magics.map((magic) =>
    typeof magic === 'string' ? Buffer.from(magic, 'latin1') : Buffer.from(magic),
  )
  const size = Math.max(...all.map(({ length }) => length))
  return byHead(size, (head) => all.some((magic) => head.subarray(0, magic.length).equals(magic)))
}

/** Checks that all of these occur in the file: names of a container's members. */
export const withMarkers = (markers: (string | Buffer)[]) => (): ContentCheck => {
  let missing = markers.map((marker) => Buffer.from(marker as string))
  const overlap = Math.max(...missing.map(({ length }) => length)) - 1
  let tail = Buffer.alloc(0)
  return {
    push(chunk) {
      if (missing.length === 0) return
      // A marker may span two chunks.
      const view = Buffer.concat([tail, chunk])
      missing = missing.filter((marker) => !view.includes(marker))
      tail = Buffer.from(view.subarray(Math.max(0, view.length - overlap)))
    },
    end() {
      if (missing.length > 0) throw new Mismatch()
    },
  }
}

/** Checks that none of these occurs in the file, in any case; the refusal gives `sentence`. */
export const withoutMarkers = (markers: (string | Buffer)[], sentence: string) => (): ContentCheck => {
  const wanted = markers.map((marker) =>
    Buffer.from(marker as string)
      .toString('latin1')
      .toLowerCase(),
  )
  const overlap = Math.max(...wanted.map(({ length }) => length)) - 1
  let tail = ''
  return {
    push(chunk) {
      // A marker may span two chunks.
      const view = tail + chunk.toString('latin1').toLowerCase()
      if (wanted.some((marker) => view.includes(marker))) throw new Mismatch(sentence)
      tail = view.slice(-overlap)
    },
    end: () => {},
  }
}

export const every =
  (...checks: (() => ContentCheck)[]) =>
  (): ContentCheck => {
    const all = checks.map((make) => make())
    return {
      push: (chunk) => all.forEach((check) => check.push(chunk)),
      end: () => all.forEach((check) => check.end()),
    }
  }

/** Requires at least one of these checks to pass. */
export const either =
  (...checks: (() => ContentCheck)[]) =>
  (): ContentCheck => {
    let left = checks.map((make) => make())
    const keep = (work: (check: ContentCheck) => void) => {
      left = left.filter((check) => {
        try {
          work(check)
          return true
        } catch (error) {
          if (error instanceof Mismatch) return false
          throw error
        }
      })
      if (left.length === 0) throw new Mismatch()
    }
    return { push: (chunk) => keep((check) => check.push(chunk)), end: () => keep((check) => check.end()) }
  }
