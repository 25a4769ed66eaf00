/** Finds the remote and release that an address belongs to. */
export interface Owner {
  remote: string
  release: string
}

/** The folders of the releases that this page has loaded, by address. */
const folders = new Map<string, Owner>()

/** Records that the files next to this manifest belong to this release. */
export function remember(manifest: string, owner: Owner): void {
  folders.set(new URL('.', new URL(manifest, window.location.href)).href, owner)
}

/** The remote whose code threw, past any host code that it called; none for an extension, or the host alone. */
export function ownerOf(error: unknown, file = ''): Owner | null {
  const files = filesOf(error)
  for (const url of files.length > 0 ? files : [file]) {
    const owner = [...folders].find(([folder]) => url.startsWith(folder))
    if (owner) return owner[1]
    if (!url.startsWith(`${window.location.origin}/`)) return null
  }
  return null
}

const address = /([a-z][a-z0-9+.-]*:\/\/\S+?)(?::\d+){1,2}\)?$/i

/** One frame per line, as in Chromium and Firefox, after the message, which may contain an address of its own. */
function filesOf(error: unknown): string[] {
  if (!(error instanceof Error) || typeof error.stack !== 'string') return []
  const { stack, message } = error
  const frames = message !== '' && stack.includes(message) ? stack.split(message).slice(1).join() : stack
  return frames.split('\n').flatMap((line) => address.exec(line)?.[1] ?? [])
}

/** Errors of the network or of people leaving the page, which say nothing about the code that met them. */
export const isOfTheNetwork = (error: unknown): boolean =>
  error instanceof Error && ['ApiError', 'AbortError', 'TimeoutError'].includes(error.name)
