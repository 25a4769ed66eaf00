import type { RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import { resetStores } from './resetStores'
import { Backend, type BackendKind } from './backend/Backend'
import type { Data } from './backend/data'
import { emptyData } from './backend/emptyData'
import { mswHandlers } from './backend/mswHandlers'

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
