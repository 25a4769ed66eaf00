import { tracked } from '../visitor.ts'
import type { Finding } from '../types.ts'
import { frameIn } from '../files-of.ts'
import { onEach, type Check } from './check.ts'

/**
 * After people leave the release, nothing of it continues: no listener on the window or document, no timer, no call. A
 * finding names the line that started it.
 */
export const leftovers: Check = (scene) =>
  onEach(scene, ({ path }) =>
    scene.visit(async ({ page, open, follow, reach }) => {
      await open('/dashboard')
      await reach(path)
      await follow('/dashboard')
      await page.evaluate(() =>
        (window as unknown as { conformidad: { forget(): void } }).conformidad.forget(),
      )
      // Long enough to notice code that calls the server every second.
      await page.waitForTimeout(2_500)
      const left = [...(await tracked(page, 'left')), ...(await tracked(page, 'asked'))]
      return left.flatMap(({ kind, what, stack }): Finding[] => {
        const frame = frameIn(scene.subject, stack)
        return frame === undefined ? [] : [{ check: 'restos', path, detail: `${kind} ${what}: ${frame}` }]
      })
    }),
  )
