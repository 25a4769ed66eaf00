// The worker that opens the page without connection (E-20). The build bundles it (entrega/build/page/worker.ts), and the
// gateway serves it at /sin-linea.js. With a connection it changes nothing: everything comes from the network, and the
// cache answers only what fails there. Whoever loads a file from it still checks the file's hash.
import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { enable as preloadNavigations } from 'workbox-navigation-preload'
import { registerRoute } from 'workbox-routing'
import { NetworkFirst } from 'workbox-strategies'
import { isFile, isOurPage, isPage, PAGE } from './handled.ts'

/** What TypeScript's DOM does not tell of a worker. */
interface Worker extends EventTarget {
  location: Location
  /** The origins of remotes that are served elsewhere; the gateway writes them before this program. */
  origenes?: string[]
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
}
interface Installing extends Event {
  waitUntil(done: Promise<unknown>): void
  /** Service Worker Static Routing API, which not every browser has. */
  addRoutes?(rules: object[]): Promise<void>
}

const worker = self as unknown as Worker
const { origin } = worker.location
const others = worker.origenes ?? []

worker.addEventListener('install', (event) => {
  const installing = event as Installing
  void worker.skipWaiting()
  // So that calls do not wait for a worker that sleeps.
  const direct = [
    { condition: { requestMethod: 'POST' }, source: 'network' },
    { condition: { urlPattern: '/admin/*' }, source: 'network' },
    { condition: { urlPattern: '/remotes.json' }, source: 'network' },
  ]
  if (installing.addRoutes) installing.waitUntil(installing.addRoutes(direct).catch(() => undefined))
})
// Not with its start: a page that is just loading would fetch again what it has preloaded. The page asks once it is idle.
worker.addEventListener('message', (event) => (event as Installing).waitUntil(worker.clients.claim()))
preloadNavigations()

registerRoute(
  ({ request, url }) => isPage(request, url, origin),
  new NetworkFirst({
    cacheName: 'sin-linea-pagina',
    plugins: [
      {
        cacheKeyWillBeUsed: async () => PAGE,
        cacheWillUpdate: async ({ response }) => (isOurPage(response) ? response : null),
      },
    ],
  }),
)

registerRoute(
  ({ request, url }) => isFile(request, url, origin, others),
  new NetworkFirst({
    cacheName: 'sin-linea-archivos',
    plugins: [
      // Not what an origin hides, which has no status.
      new CacheableResponsePlugin({ statuses: [200] }),
      // About three times the files of the host and all remotes; those that were used longest ago go.
      new ExpirationPlugin({ maxEntries: 400, purgeOnQuotaError: true }),
    ],
  }),
)
