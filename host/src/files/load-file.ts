import { mediaType, putIntoPage, type FileKind } from './elements'
import { FileError } from './FileError'
import { hashOf, sealed } from './hashes'

/** What has not arrived by then won't. */
const patience = 20_000

/** What is on its way; of styles also what is there. */
const files = new Map<string, Promise<void>>()

/**
 * Runs a script, or puts a style into the page, only with the bytes that were published. Fails with a FileError, and after that
 * may be tried again.
 */
export function loadFile(kind: FileKind, address: string): Promise<void> {
  const url = new URL(address, window.location.href).href
  const known = files.get(url)
  if (known) return known
  const file = inTime(kind, url)
  files.set(url, file)
  const forget = () => void files.delete(url)
  // A remote that is registered anew runs its scripts once more; its styles are still there.
  file.then(kind === 'script' ? forget : undefined, forget)
  return file
}

function inTime(kind: FileKind, url: string): Promise<void> {
  const ending = new AbortController()
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new FileError('late', url))
      ending.abort()
    }, patience)
    void checked(kind, url, ending.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}

async function checked(kind: FileKind, url: string, signal: AbortSignal): Promise<void> {
  const hash = hashOf(url)
  if (sealed(url) && hash === undefined) throw new FileError('unsealed', url)
  if (await putIntoPage(kind, url, hash, signal)) return
  if (!signal.aborted) await fetchAnew(kind, url, signal)
  if (!(await putIntoPage(kind, url, hash, signal)))
    throw new FileError(hash === undefined ? 'code' : 'integrity', url)
}

/**
 * Fetches past the cache, into it: a broken body that was kept as `immutable` would be there for good. Whoever does not
 * even answer with such a file is told apart here.
 */
async function fetchAnew(kind: FileKind, url: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, { cache: 'reload', signal }).catch(() => null)
  if (!response?.ok) throw new FileError('code', url)
  if (!mediaType[kind].test(response.headers.get('content-type') ?? '')) throw new FileError('type', url)
  await response.arrayBuffer().catch(() => {
    throw new FileError('code', url)
  })
}
