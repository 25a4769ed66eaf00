/** The name is the specification's. */
export const TOKEN_KEY = 'token'

// Storage throws where the person forbids it: signing in then lasts as long as the page.

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
    // the state in memory goes on
  }
}
