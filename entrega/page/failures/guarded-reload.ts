import { hasUnsaved } from '@backoffice/shared'
import { reload } from '../reload.ts'

/** Session storage keeps the reloads already tried under this key, so that a broken release can't reload endlessly. */
const key = 'recargas'

/**
 * Reloads the page to move a remote that has run to its new release: once per release, never over unsaved changes.
 * @returns whether the page reloads
 */
export function guardedReload(name: string, release: string): boolean {
  const mark = `${name}@${release}`
  try {
    const tried = (sessionStorage.getItem(key) ?? '').split(' ')
    if (hasUnsaved() || tried.includes(mark)) return false
    sessionStorage.setItem(key, [...tried, mark].join(' ').trim())
  } catch {
    // Without storage nothing would prevent a second reload.
    return false
  }
  reload()
  return true
}
