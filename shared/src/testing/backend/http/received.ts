import type { ReceivedCall } from './exchange.ts'

/** Converts a request to the admin API into the back end's form. */
export async function received(request: Request): Promise<ReceivedCall> {
  const { pathname } = new URL(request.url)
  const headers = Object.fromEntries(request.headers)
  return {
    method: request.method,
    path: pathname.slice(pathname.indexOf('/admin/') + '/admin'.length),
    headers,
    body: await bodyOf(request, headers['content-type'] ?? ''),
  }
}

async function bodyOf(request: Request, contentType: string): Promise<unknown> {
  if (request.method === 'GET') return undefined
  if (contentType.startsWith('multipart/')) return Object.fromEntries(await request.formData())
  const text = await request.text()
  return text === '' ? undefined : (JSON.parse(text) as unknown)
}
