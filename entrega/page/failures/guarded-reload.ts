import { hasUnsaved } from '@backoffice/shared'

/** Session storage keeps the reloads already tried under this key, so that a broken release can't reload endlessly. */
const key = 'recargas'

/** What a reload needs of the page; tests pass their own. */
export interface PageParts {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  reload(): void
  hasUnsaved(): boolean
}

const thisPage = (): PageParts => ({
  storage: sessionStorage,
  reload: () => window.location.reload(),
  hasUnsaved,
})

/**
 * Reloads the page to move a remote that has run to its new release: once per release, never over unsaved changes.
 * @returns whether the page reloads
 */
export function guardedReload(name: string, release: string, page: PageParts = thisPage()): boolean {
  const mark = `${name}@${release}`
  try {
    const tried = (page.storage.getItem(key) ?? '').split(' ')
    if (page.hasUnsaved() || tried.includes(mark)) return false
    page.storage.setItem(key, [...tried, mark].join(' ').trim())
  } catch {
    // Without storage nothing would prevent a second reload.
    return false
  }
  page.reload()
  return true
}
