import { expect, type Page } from '@playwright/test'
import { patient } from '../../tooling/patience/patience.mjs'

/**
 * Makes the page send what it sends when it becomes hidden. A page that is being closed sends the same, but Chromium
 * does not show that to a test. The counting part of the page loads when the browser is idle, so this tries more than
 * once.
 * @returns what the page sent
 */
export async function hide(page: Page): Promise<unknown> {
  let sent: unknown
  page.on('request', (request) => {
    if (request.url().endsWith('/admin/telemetria')) sent = request.postDataJSON()
  })
  await expect(async () => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect(sent).toBeDefined()
  }).toPass({ timeout: patient(20_000) })
  return sent
}
