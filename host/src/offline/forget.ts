/** Answers kept in this browser, of each person and empresa. */
export const KEPT = 'lectura:'

/** Signing out leaves nothing behind; neither does another person's session find what `owner` did not read. */
export function forgetKept(owner?: string): void {
  try {
    // Earlier releases kept them in the tab.
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage))
        if (key.startsWith(KEPT) && (owner === undefined || !key.startsWith(`${KEPT}${owner}:`)))
          storage.removeItem(key)
  } catch {
    // Without storage nothing was kept.
  }
}
