import { http, HttpResponse, type HttpHandler } from 'msw'
import type { Backend } from '../Backend.ts'
import { received } from './received.ts'

/** Connects the back end to msw, in node and in the browser alike. */
export const mswHandlers = (backend: Backend): HttpHandler[] => [
  http.all('*/admin/*', async ({ request }) => {
    const answer = await backend.handle(await received(request))
    return answer === null
      ? HttpResponse.error()
      : HttpResponse.json(answer.body as object, { status: answer.status })
  }),
]
