/** Of each person and empresa: what they opened from the box. */
export const RECENT = 'recientes:'

/** Signing out leaves nothing behind for the next person at this browser. */
export function forgetRecent(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(RECENT)) localStorage.removeItem(key)
  } catch {
    // Without storage nothing was kept.
  }
}
