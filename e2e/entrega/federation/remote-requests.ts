import type { Page } from '@playwright/test'
import { patient } from '../../../tooling/patience/patience.ts'
import { expect } from '../../fixtures/test.ts'

/** Every file of a remote that this page requests, by the remote's name. */
export function watchRemotes(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/remotes\/([^/]+)\//.exec(new URL(request.url()).pathname) ?? []
    if (name !== undefined) asked.push(name)
  })
  return asked
}

/**
 * Waits until no request has started for a while; Chromium does not report the end of every request, so `networkidle`
 * may never come.
 */
export async function quiet(page: Page) {
  let last = Date.now()
  page.on('request', () => (last = Date.now()))
  await expect.poll(() => Date.now() - last, { timeout: patient(10_000) }).toBeGreaterThan(2_500)
}
