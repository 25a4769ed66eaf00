import { tracked } from '../visitor'
import type { Finding } from '../types'
import { frameIn, type Check } from './check'

/**
 * After people leave the release, nothing of it continues: no listener on the window or document, no timer, no call. A
 * finding names the line that started it.
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
      // Long enough to notice code that calls the server every second.
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
