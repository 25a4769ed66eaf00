import { type Page } from 'playwright-core'

/** The JavaScript memory that the page still uses after a garbage collection, in MB. */
export async function heapInUse(page: Page): Promise<number> {
  const cdp = await page.context().newCDPSession(page)
  // The second collection takes what the first one's finalizers have let go.
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  await cdp.detach()
  return usedSize / 1_000_000
}
