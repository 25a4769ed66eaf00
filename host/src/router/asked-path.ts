/** The page somebody asked for while signed out; offered again after sign-in (D33). It outlives a reload, not the tab. */
const key = 'pagina-pedida'

/** Our own router's paths only: another origin can't come in. A path like `//elsewhere` would be one. */
const isOwn = (path: string) => /^\/(?![/\\])/.test(path)

export function rememberAskedPath(path: string): void {
  if (!isOwn(path)) return
  try {
    sessionStorage.setItem(key, path)
  } catch {
    // Without a storage the offer is not made.
  }
}

/** @returns the path, once */
export function takeAskedPath(): string | null {
  try {
    const path = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return path !== null && isOwn(path) ? path : null
  } catch {
    return null
  }
}
