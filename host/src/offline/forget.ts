/** Answers kept in this tab, of each person and empresa. */
export const KEPT = 'lectura:'

/** Signing out leaves nothing behind; neither does another person's session find what `owner` did not read. */
export function forgetKept(owner?: string): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(KEPT) && (owner === undefined || !key.startsWith(`${KEPT}${owner}:`)))
        sessionStorage.removeItem(key)
  } catch {
    // Without storage nothing was kept.
  }
}
