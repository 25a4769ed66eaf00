/**
 * The tokens of this browser's remembered devices (E-17), of whoever signs in here. They open nothing without the
 * password, and go out only in answer to a request for a second step.
 */
const KEY = 'equipos'
const MOST = 10

export function equipos(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

export function keepEquipo(token: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([token, ...equipos()].slice(0, MOST)))
  } catch {
    // Without storage the second step is asked for each time.
  }
}
