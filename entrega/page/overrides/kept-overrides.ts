import type { RemoteManifest } from '@backoffice/shared/contract'

/** The session storage key of this tab's overrides. */
export const key = 'otros-origenes'
/** The address's parameter that ends all overrides of this tab. */
const reset = 'sin-cambios'

/** A remote from another origin, for this tab alone. */
export interface Override {
  origin: string
  /** Its `remote.json`, as it was when the override was chosen. */
  remote: RemoteManifest
}

export function readOverrides(): Record<string, Override> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, Override>) : {}
  } catch {
    return {}
  }
}

/** `?sin-cambios` ends all overrides, before any remote runs, so it helps even if a remote breaks the page. */
export function takeReset(): void {
  const url = new URL(window.location.href)
  if (!url.searchParams.has(reset)) return
  sessionStorage.removeItem(key)
  url.searchParams.delete(reset)
  window.history.replaceState(window.history.state, '', url)
}
