import { FileError } from './FileError.ts'
import { hashOf, sealed } from './hashes.ts'
import { putIntoPage, type FileKind } from './put-into-page.ts'

/** A file that has not arrived after so many milliseconds counts as late. */
const patience = 20_000

/** Files on their way, and styles that have arrived. */
const files = new Map<string, Promise<void>>()

/** Runs a script or adds a style if its bytes are the published ones. After a FileError the next call tries again. */
export function loadFile(kind: FileKind, address: string): Promise<void> {
  const url = new URL(address, window.location.href).href
  const known = files.get(url)
  if (known) return known
  const file = inTime(kind, url)
  files.set(url, file)
  const forget = () => void files.delete(url)
  // A remote that is registered again runs its scripts once more; its styles are still there.
  file.then(kind === 'style' ? undefined : forget, forget)
  return file
}

async function inTime(kind: FileKind, url: string): Promise<void> {
  const signal = AbortSignal.timeout(patience)
  return checked(kind, url, signal).catch((error: unknown) => {
    throw signal.aborted ? new FileError('late', url) : error
  })
}

async function checked(kind: FileKind, url: string, signal: AbortSignal): Promise<void> {
  const hash = hashOf(url)
  if (sealed(url) && hash === undefined) throw new FileError('unsealed', url)
  if (await putIntoPage(kind, url, signal)) return
  if (!signal.aborted) await fetchAnew(kind, url, signal)
  if (!(await putIntoPage(kind, url, signal)))
    throw new FileError(hash === undefined ? 'code' : 'integrity', url)
}

/** Updates the cache, because a broken body cached as `immutable` would stay; shows whether there is such a file. */
async function fetchAnew(kind: FileKind, url: string, signal: AbortSignal): Promise<void> {
  // A server of another origin hides its refusals: it may be gone while the connection is there.
  const own = new URL(url).origin === window.location.origin
  const silence = () => {
    throw new FileError(own || !navigator.onLine ? 'offline' : 'code', url)
  }
  const response = await fetch(url, { cache: 'reload', signal }).catch(silence)
  if (!response.ok) throw new FileError('code', url)
  const sent = kind === 'style' ? /text\/css/i : /javascript|ecmascript/i
  if (!sent.test(response.headers.get('content-type') ?? '')) throw new FileError('type', url)
  await response.arrayBuffer().catch(silence)
}
