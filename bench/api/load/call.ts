/** A call of the api that is sent repeatedly. */
export interface Call {
  method: 'POST'
  path: string
  headers: Record<string, string>
  body: string
}

export const post = (path: string, body: object, headers: Record<string, string> = {}): Call => ({
  method: 'POST',
  path: `/admin${path}`,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/** Sends a single call, unmeasured. */
export async function callOnce<T>(port: number, { path, ...call }: Call): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, call)
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${response.status}: ${text}`)
  return JSON.parse(text) as T
}
