/**
 * The answers that the page's inline script (page/early.ts) requested before this code had loaded; each is used once.
 */
declare global {
  interface Window {
    respuestasTempranas?: Record<string, Promise<Response>>
  }
}

export function takeEarly(key: string): Promise<Response> | undefined {
  const answer = window.respuestasTempranas?.[key]
  if (answer) delete window.respuestasTempranas?.[key]
  return answer
}

/** The session's answer belongs to its token: another tab may have signed in meanwhile. */
export const sessionKey = (apiBase: string, token: string): string =>
  `${apiBase.replace(/\/+$/, '')}/auth/sesion ${token}`
