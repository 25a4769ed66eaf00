import { http, HttpResponse, type HttpHandler } from 'msw'
import type { Backend, ReceivedCall } from './Backend'

/** The back end behind msw, in node and in the browser alike. */
export const mswHandlers = (backend: Backend): HttpHandler[] => [
  http.all('*/admin/*', async ({ request }) => {
    const answer = await backend.handle(await received(request))
    return answer === null
      ? HttpResponse.error()
      : HttpResponse.json(answer.body as object, { status: answer.status })
  }),
]

async function received(request: Request): Promise<ReceivedCall> {
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
