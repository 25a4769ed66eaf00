import type { RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import { resetStores } from './resetStores.ts'
import { Backend, type BackendKind } from './backend/Backend.ts'
import type { Data } from './backend/data.ts'
import { emptyData } from './backend/emptyData.ts'
import { mswHandlers } from './backend/http/mswHandlers.ts'

/**
 * The in-memory back end for a test file: call it once, at the top. Every test starts with the same data, no recorded
 * calls, and empty stores.
 */
export function testBackend({
  kind = 'ours',
  data = emptyData,
  handlers = [],
}: {
  kind?: BackendKind
  data?: () => Data
  /** Handlers for what a page requests besides the API. */
  handlers?: RequestHandler[]
} = {}): Backend {
  const backend = new Backend(kind, data)
  const server = setupServer(...mswHandlers(backend), ...handlers)
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => {
    resetStores()
    backend.reset()
  })
  // A refused request must not pass unnoticed: requests outside the specification fail the test.
  afterEach(() => expect(backend.breaches).toEqual([]))
  afterAll(() => server.close())
  return backend
}
