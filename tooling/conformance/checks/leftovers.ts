import { tracked } from '../visitor'
import type { Finding } from '../types'
import { frameIn, type Check } from './check'

/**
 * Once the release is left, nothing of it goes on: no listener on the window or document, no timer, no call. What
 * does is named with the line that began it.
 */
export const leftovers: Check = async ({ subject, paths, visit }) => {
  const findings: Finding[] = []
  for (const { path } of paths) {
    await visit(async ({ page, open, follow }) => {
      await open('/dashboard')
      await follow(path)
      await follow('/dashboard')
      await page.evaluate(() =>
        (window as unknown as { conformidad: { forget(): void } }).conformidad.forget(),
      )
      // Long enough for what asks the server every second.
      await page.waitForTimeout(2_500)
      for (const { kind, what, stack } of [
        ...(await tracked(page, 'left')),
        ...(await tracked(page, 'asked')),
      ]) {
        const frame = frameIn(subject, stack)
        if (frame !== undefined) findings.push({ check: 'restos', path, detail: `${kind} ${what}: ${frame}` })
      }
    })
  }
  return findings
}
