/** The specification defines this name. */
export const TOKEN_KEY = 'token'

// Storage throws when the person forbids it: then the sign-in lasts as long as the page.

export function readToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY) || null
  } catch {
    return null
  }
}

export function writeToken(token: string | null): void {
  try {
    if (token === null) localStorage.removeItem(TOKEN_KEY)
    else localStorage.setItem(TOKEN_KEY, token)
  } catch {
    // The state in memory still works.
  }
}
