/** Where the gateway serves the worker (gateway/src/worker.ts). */
const address = '/sin-linea.js'

/**
 * Has the worker installed that opens the page without connection (E-20), and everything kept that this page loaded
 * before it. For idle time after a sign-in. A page that was served without a worker, by the operator's choice or from an
 * earlier release, does nothing.
 */
export async function keepPage(): Promise<void> {
  const worker = (navigator as Partial<Navigator>).serviceWorker
  if (!worker || !isOffered()) return
  await worker.register(address, { updateViaCache: 'none' })
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // All that this page loads passes through the worker.
  if (navigation && navigation.workerStart > 0) return
  const { active } = await worker.ready
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  const payload = { urlsToCache: [...new Set(['/', ...files])] }
  // A message of workbox-routing.
  active?.postMessage({ type: 'CACHE_URLS', payload })
}

/** The build names the worker's file among those of the page. */
const isOffered = () => /"assets\/sin-linea\./.test(document.getElementById('integridad')?.textContent ?? '')
