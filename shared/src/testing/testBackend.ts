import type { RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import { resetStores } from './resetStores'
import { Backend, type BackendKind } from './backend/Backend'
import type { Data } from './backend/data'
import { emptyData } from './backend/emptyData'
import { mswHandlers } from './backend/mswHandlers'

/**
 * The in-memory back end for a test file: call it at the top, once. Every test begins with the same data, no
 * recorded calls, and stores that know nothing.
 */
export function testBackend({
  kind = 'ours',
  data = emptyData,
  handlers = [],
}: {
  kind?: BackendKind
  data?: () => Data
  /** For what a page asks beside the api. */
  handlers?: RequestHandler[]
} = {}): Backend {
  const backend = new Backend(kind, data)
  const server = setupServer(...mswHandlers(backend), ...handlers)
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => {
    resetStores()
    backend.reset()
  })
  // A request that the specification does not have is nothing to be refused and forgotten.
  afterEach(() => expect(backend.breaches).toEqual([]))
  afterAll(() => server.close())
  return backend
}
