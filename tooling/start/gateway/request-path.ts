/**
 * The decoded path of a request, or null for one that is malformed or tries to leave the folder.
 * It is read from the raw text: `new URL` would quietly resolve the `..` that ought to be refused.
 */
export function requestPath(url: string): string | null {
  const raw = rawPath(url)
  if (!raw.startsWith('/')) return null
  let path: string
  try {
    path = decodeURIComponent(raw)
  } catch {
    return null
  }
  if (path.includes('\0') || path.includes('\\')) return null
  return path.split('/').some((segment) => segment === '..' || segment === '.') ? null : path
}

/** What stands before the query. */
export const rawPath = (url: string) => url.split(/[?#]/, 1)[0] ?? ''
