/**
 * The page that a person requested while signed out, offered after sign-in (D33). It survives a reload, but not the
 * tab.
 */
const key = 'pagina-pedida'

/** Accepts only paths of this router; a path like `//elsewhere` would be another origin. */
const isOwn = (path: string) => /^\/(?![/\\])/.test(path)

export function rememberAskedPath(path: string): void {
  if (!isOwn(path)) return
  try {
    sessionStorage.setItem(key, path)
  } catch {
    // Without storage there is no offer.
  }
}

/** Returns the path and removes it. */
export function takeAskedPath(): string | null {
  try {
    const path = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return path !== null && isOwn(path) ? path : null
  } catch {
    return null
  }
}
