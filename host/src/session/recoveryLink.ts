import { useSyncExternalStore } from 'react'
import { isSignIn } from '../places/isSignIn.ts'

/*
 * The mail's link, /login#recuperar=<token>. The token gives access to the account: this module removes it from the
 * address bar before anything else runs, and keeps it only in memory.
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
  if (isSignIn(pathname) && pathname !== '/') set(found)
}

/**
 * Removes the token from the address, now and whenever a link is opened in this tab.
 * @returns a function that stops it
 */
export function takeRecoveryLinks(): () => void {
  take()
  window.addEventListener('hashchange', take)
  return () => window.removeEventListener('hashchange', take)
}

/** The link was used or abandoned. */
export const forgetRecoveryLink = (): void => set(null)

/** The token of the recovery link that opened this page; null if the page was opened without one. */
export const useRecoveryLink = (): string | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => token,
  )
