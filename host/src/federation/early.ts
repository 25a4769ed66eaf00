/**
 * The answers that the page's inline script (page/early.ts) requested before this code had loaded; each is used once.
 */
declare global {
  interface Window {
    respuestasTempranas?: Record<string, Promise<Response>>
  }
}

export function takeEarly(url: string): Promise<Response> | undefined {
  const answer = window.respuestasTempranas?.[url]
  if (answer) delete window.respuestasTempranas?.[url]
  return answer
}
