import { useSyncExternalStore } from 'react'

/*
 * The mail's link, /login#recuperar=<token>. The token is a key to the account: it leaves the address bar before
 * anything else happens, and is kept in memory alone.
 */
const LINK = /^#recuperar=(.+)$/

let token: string | null = null
const listeners = new Set<() => void>()

function set(next: string | null): void {
  if (next === token) return
  token = next
  listeners.forEach((listener) => listener())
}

function take(): void {
  const { pathname, search, hash } = window.location
  const found = LINK.exec(hash)?.[1]
  if (found === undefined) return
  window.history.replaceState(window.history.state, '', pathname + search)
  if (pathname.replace(/\/+$/, '') === '/login') set(found)
}

/** Takes the token out of the address, now and whenever a link is opened in this tab. @returns stops it */
export function takeRecoveryLinks(): () => void {
  take()
  window.addEventListener('hashchange', take)
  return () => window.removeEventListener('hashchange', take)
}

/** The link was used, or given up. */
export const forgetRecoveryLink = (): void => set(null)

/** The token of the link that was opened; null: there is none. */
export const useRecoveryLink = (): string | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => token,
  )
