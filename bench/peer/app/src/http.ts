import { fetchUtils, HttpError } from 'react-admin'

const TOKEN = 'token'

export const session = {
  token: () => localStorage.getItem(TOKEN),
  begin: (token: string) => localStorage.setItem(TOKEN, token),
  end: () => localStorage.removeItem(TOKEN),
}

/** One call of the api; its refusals become errors that react-admin shows, those of fields beside their field. */
export async function call<T>(path: string, body?: unknown): Promise<T> {
  const headers = new Headers({ Accept: 'application/json', 'Content-Type': 'application/json' })
  const token = session.token()
  if (token) headers.set('x-auth-token', token)
  const request = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  try {
    return (await fetchUtils.fetchJson(`/admin${path}`, { ...request, headers })).json as T
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const { msg, campos } = (error.body ?? {}) as { msg?: string; campos?: Record<string, string> }
    throw new HttpError(msg ?? error.message, error.status, campos && { errors: campos })
  }
}
