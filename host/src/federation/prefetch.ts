import { hasPermission } from '@backoffice/shared'
import type { Registry, UsuarioSesion } from '@backoffice/shared/contract'

/** Where the page's inline script (page/early.ts) reads whose files it may name before the session is known. */
const key = 'remotos'

/** The remotes of which somebody may open at least one page. Nobody downloads the others. */
export const permittedRemotes = (registry: Registry, usuario: UsuarioSesion | null): string[] =>
  Object.entries(registry.remotes)
    .filter(([, { remote }]) =>
      remote.routes.some(({ permission, redirect }) => !redirect && hasPermission(usuario, permission)),
    )
    .map(([name]) => name)

export function rememberPermitted(names: string[]): void {
  try {
    if (names.length > 0) localStorage.setItem(key, names.join(' '))
    else localStorage.removeItem(key)
  } catch {
    // Without a storage the early fetch names no files; the host loads them a little later.
  }
}

/** Fetches one remote after the other while nothing else is to do. */
export function prefetchOnIdle(names: string[], preload: (name: string) => Promise<void>): () => void {
  const waiting = [...names]
  let stopped = false
  const next = () => {
    const name = waiting.shift()
    if (name === undefined) return
    onIdle(() => {
      if (!stopped) void preload(name).then(next)
    })
  }
  if (!savesData()) next()
  return () => {
    stopped = true
  }
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Not every browser has requestIdleCallback. */
function onIdle(run: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(run, { timeout: 5_000 })
  else setTimeout(run, 1_000)
}
