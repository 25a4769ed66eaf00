/** Answers requested before the code that reads them, most by the page's inline script; each is used once. */
declare global {
  interface Window {
    earlyAnswers?: Record<string, Promise<Response>>
  }
}

export function takeEarly(key: string): Promise<Response> | undefined {
  const answer = window.earlyAnswers?.[key]
  if (answer) delete window.earlyAnswers?.[key]
  return answer
}

/** After ten seconds people should read what is wrong, and be able to retry. */
export const patience = 10_000

/** Where the registry is, and the key of its early answer. */
export const registryUrl = '/remotes.json'

export const fetchRegistry = (): Promise<Response> =>
  fetch(registryUrl, { cache: 'no-store', signal: AbortSignal.timeout(patience) })

export const waitsEarly = (key: string): boolean => window.earlyAnswers?.[key] !== undefined

export function keepEarly(key: string, answer: Promise<Response>): void {
  answer.catch(() => undefined)
  window.earlyAnswers ??= {}
  window.earlyAnswers[key] = answer
}

/** The session's answer belongs to its token: another tab may have signed in meanwhile. */
export const sessionKey = (apiBase: string, token: string): string => `${sessionAddress(apiBase)} ${token}`

const sessionAddress = (apiBase: string) => `${apiBase.replace(/\/+$/, '')}/auth/sesion`

export const fetchSession = (apiBase: string, token: string): Promise<Response> =>
  fetch(sessionAddress(apiBase), {
    headers: { accept: 'application/json', 'content-type': 'application/json', 'x-auth-token': token },
    signal: AbortSignal.timeout(patience),
  })
