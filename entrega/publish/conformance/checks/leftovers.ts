import { frameIn } from '../subject.ts'
import { askTracker } from '../tracker.ts'
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
      await askTracker(page, 'forget')
      // Long enough to notice code that calls the server every second.
      await page.waitForTimeout(2_500)
      const left = [...(await askTracker(page, 'left')), ...(await askTracker(page, 'asked'))]
      return left.flatMap(({ kind, what, stack }) => {
        const frame = frameIn(scene.subject, stack)
        return frame === undefined ? [] : [`${kind} ${what}: ${frame}`]
      })
    }),
  )
